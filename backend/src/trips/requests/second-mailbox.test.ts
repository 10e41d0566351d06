import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits, logIn } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contactRequests, requestAnswer, sharedWithBlocked } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  await forgetLimits(app);
  for (const table of ['known_network', 'known_device'])
    await app.database.query(`test-none-${table}`, `delete from ${table}`);
  await app.database.query('test-no-listings', 'delete from listing');
});
afterAll(() => app.close());

let mailboxes = 0;
/** Who logs in as people do, from an address and with the cookies of a browser. */
async function person(ip: string, browser?: Client) {
  mailboxes += 1;
  const email = `mailbox${mailboxes}@example.com`;
  const client = app.asVisitor({ ip });
  for (const [name, value] of browser?.cookies ?? []) client.cookies.set(name, value);
  client.cookies.delete('session');
  return { client, ip, ...(await logIn(app, client, email)) };
}
type Person = Awaited<ReturnType<typeof person>>;

/** An owner whose contact is had at once, although they have blocked the stalker. */
async function victimOf({ id }: { id: number }) {
  const user = await app.make.user({ verified: true });
  const client = await app.as(user);
  await app.database.query('test-public', 'update "user" set public_since = now() where id = any($1)', [
    [id, user.id],
  ]);
  await client.post('/api/blocks', { userId: id }).expect(200);
  const trip = { flightNumber: 'UA82', time: '20:30', date: inDays(9), guarded: true };
  const listing = await app.make.listing({ by: user, contact: 'at_once', ...trip });
  return { user, client, listing };
}
type Victim = Awaited<ReturnType<typeof victimOf>>;

const connect = async ({ client }: Pick<Person, 'client'>, { listing }: Victim) =>
  requestAnswer.parse((await client.post(`/api/listings/${listing.id}/connect`).expect(200)).json());
const requestsTo = async ({ client, listing }: Victim) =>
  contactRequests.parse((await client.get(`/api/listings/${listing.id}/requests`).expect(200)).json());

const asked = { status: 'asked', email: null, phoneNumber: null };

describe('the watch for second mailboxes', () => {
  it.each([
    ['the same browser', '198.51.100.7', true],
    ['the same network', '203.0.113.200', false],
  ])('asks and warns the owner when a second mailbox of %s asks', async (_, ip, isSameBrowser) => {
    const stalker = await person('203.0.113.7');
    const victim = await victimOf(stalker);
    const second = await person(ip, isSameBrowser ? stalker.client : undefined);
    for (const _ of [1, 2]) expect(await connect(second, victim)).toEqual(asked);
    expect(await requestsTo(victim)).toMatchObject([{ status: 'asked', warning: sharedWithBlocked }]);
    const { text } = await app.outbox({ to: victim.user.email, says: /asks for your contact details/ });
    expect(text).toContain(sharedWithBlocked);
    expect(text).not.toContain(stalker.email);

    // The listing shows them as much as visitors see, and no first words reach its owner.
    const read = await second.client.get(`/api/listings/id/${victim.listing.id}/details`).expect(200);
    expect(read.json()).toMatchObject({ flightNumber: null, time: null, legs: null });
    const found = await second.client.get('/api/listings?flight=UA82').expect(200);
    expect(found.text).toBe('[]');
    const words = { receiverId: victim.user.id, content: 'It is me again' };
    await second.client.post('/api/messages', words).expect(403);

    // The owner may still say yes.
    const [request] = await requestsTo(victim);
    await victim.client.post(`/api/requests/${request?.id}/share`).expect(200);
    expect(await connect(second, victim)).toMatchObject({ status: 'shared', email: victim.user.email });
    await second.client.post('/api/messages', words).expect(200);
  });

  it('gives others the contact at once, without a warning', async () => {
    const stalker = await person('203.0.113.8');
    const victim = await victimOf(stalker);
    const stranger = await person('198.51.100.8');
    const old = await person('203.0.113.9');
    await app.database.query(
      'test-old',
      `update "user" set created_at = now() - interval '31 days' where id = $1`,
      [old.id],
    );
    for (const { client } of [stranger, old])
      expect(await connect({ client }, victim)).toMatchObject({ status: 'shared' });
    expect((await requestsTo(victim)).map(({ warning }) => warning)).toEqual([null, null]);
    await stranger.client.post('/api/messages', { receiverId: victim.user.id, content: 'Hello' }).expect(200);
  });

  it('recognizes the next account of somebody who deleted the one that was blocked', async () => {
    const stalker = await person('203.0.113.10');
    const victim = await victimOf(stalker);
    const browser = new Map(stalker.client.cookies);
    await stalker.client.delete('/api/profile', { email: stalker.email }).expect(200);
    for (const [name, value] of browser) stalker.client.cookies.set(name, value);
    const second = await person('198.51.100.10', stalker.client);
    expect(await connect(second, victim)).toEqual(asked);
  });

  it('says nothing of a network that very many people share', async () => {
    const stalker = await person('203.0.113.11');
    const victim = await victimOf(stalker);
    await app.addRows([
      `insert into "user" (email, username) select 'crowd' || n || '@example.com', 'Crowd ' || n from generate_series(1, 200) n`,
      `insert into known_network (user_id, network_key) select u.id, k.network_key from "user" u, known_network k
     where u.email like 'crowd%' and k.user_id = ${stalker.id}`,
    ]);
    expect(await connect(await person('203.0.113.12'), victim)).toMatchObject({ status: 'shared' });
  });

  it('keeps people waiting who asked before a guest had confirmed the listing', async () => {
    const stalker = await person('203.0.113.13');
    const victim = await victimOf(stalker);
    const { id } = await app.make.listing({ email: victim.user.email });
    const second = await person('203.0.113.14');
    await second.client.post(`/api/listings/${id}/connect`).expect(200);
    await victim.client.post(`/api/listings/${id}/claim`).expect(200);
    await victim.client.patch(`/api/listings/${id}`, { contact: 'at_once' });
    await settled(app.database, 'requests.listing-claimed');
    const reply = await victim.client.get(`/api/listings/${id}/requests`).expect(200);
    expect(contactRequests.parse(reply.json())).toMatchObject([
      { status: 'asked', warning: sharedWithBlocked },
    ]);
  });
});
