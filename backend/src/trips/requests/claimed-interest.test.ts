import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { RequestExpiry } from './request-expiry.js';
import { myRequests, requestAnswer, type RequestAnswer } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

let guests = 0;
async function unclaimed(about: Parameters<TestApp['make']['listing']>[0] = {}) {
  const email = `waiting.guest${guests++}@example.com`;
  const { id } = await app.make.listing({ email, type: 'seeking_help', ...about });
  const asker = await app.make.user();
  return { email, id, asker, client: await app.as(asker) };
}
const ask = async (by: Client, id: number, note?: string): Promise<RequestAnswer> =>
  requestAnswer.parse((await by.post(`/api/listings/${id}/connect`, { note }).expect(200)).json());
const statusOf = async (by: Client) =>
  myRequests.parse((await by.get('/api/requests').expect(200)).json()).map(({ status }) => status);
async function mailsTo(to: string) {
  await settled(app.database, 'requests.tell-interest');
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to })}`);
  return reply.json() as { subject: string; text: string }[];
}
async function confirm(email: string) {
  const [mail] = await mailsTo(email);
  const token = /login-link#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const guest = app.asVisitor();
  await guest.post('/api/auth/link', { token }).expect(200);
  await settled(app.database, 'requests.listing-claimed');
  return guest;
}

describe('an unconfirmed listing', () => {
  it('keeps the interest in an unconfirmed listing, and asks the guest once to confirm', async () => {
    const { email, id, asker, client } = await unclaimed();
    const second = await app.as(await app.make.user());
    expect(await ask(client, id, 'I could sit beside you.')).toEqual({
      status: 'asked',
      email: null,
      phoneNumber: null,
    });
    await ask(client, id);
    await ask(second, id);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('A helper on your flight wants to reach you: confirm');
    for (const typed of ['sit beside', asker.username]) expect(mail?.text).not.toContain(typed);
  });

  it('shares the contact once the guest has confirmed, and tells both', async () => {
    const { email, id, asker, client } = await unclaimed();
    await ask(client, id, 'I could sit beside you.');
    await confirm(email);
    expect(await statusOf(client)).toEqual(['shared']);
    expect(await ask(client, id)).toMatchObject({ status: 'shared', email });
    expect(await mailsTo(asker.email)).toMatchObject([
      { subject: expect.stringContaining('The listing is confirmed: ') },
    ]);
    const [toOwner] = await mailsTo(email);
    expect(toOwner).toMatchObject({
      subject: expect.stringContaining('A traveler asked for your contact details'),
      text: expect.stringContaining('I could sit beside you.'),
    });
  });

  it('lets the owner decide after confirming, when the listing says so', async () => {
    const { email, id, asker, client } = await unclaimed({ contact: 'after_yes' });
    await ask(client, id);
    const guest = await confirm(email);
    expect(await statusOf(client)).toEqual(['asked']);
    expect(await mailsTo(asker.email)).toHaveLength(1);
    const [request] = (await guest.get(`/api/listings/${id}/requests`).expect(200)).json() as {
      id: number;
    }[];
    await guest.post(`/api/requests/${request?.id}/share`).expect(200);
    expect(await ask(client, id)).toMatchObject({ status: 'shared', email });
  });

  it('lets requests that nobody answered expire with the trip', async () => {
    const by = await app.make.user();
    const { id } = await app.make.listing({ by, contact: 'after_yes' });
    const client = await app.as(await app.make.user());
    await ask(client, id);
    await app.get(RequestExpiry).expireAll();
    expect(await statusOf(client)).toEqual(['asked']);
    await app.database.query('test-past', 'update listing set date = $2 where id = $1', [id, inDays(-3)]);
    await app.get(RequestExpiry).expireAll();
    expect(await statusOf(client)).toEqual(['expired']);
    await client.post(`/api/listings/${id}/connect`).expect(409);
  });
});
