import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { queue } from '../../moderation/desk/contract.js';
import { asReporter, asStaff, type AtTheDesk } from '../../moderation/testing/staff.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { readGuestMail, send } from '../testing/posting.js';
import { published } from '../posting/contract.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp();
  desk = await asStaff(app, 'operator');
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const words = 'You sell seats on a flight, which nobody may do here.';
const trip = { departureAirport: 'JFK', arrivalAirport: 'DEL', date: inDays(30) };
const on = (days: number) => ({ ...trip, date: inDays(days) });

async function hide(listingId: number): Promise<number> {
  const report = { listingId, reason: 'spam' };
  await (await asReporter(app)).client.post('/api/reports', report).expect(200);
  const { items } = queue.parse((await desk.client.get('/api/desk/queue').expect(200)).json());
  const id = items.find(({ kind, subjectId }) => kind === 'listing' && subjectId === listingId)?.id ?? 0;
  await desk.client.post(`/api/desk/items/${id}/claim`).expect(200);
  const decision = { action: 'hide', reason: 'spam', words };
  await desk.client.post(`/api/desk/items/${id}/decision`, decision).expect(200);
  return id;
}
const post = async ({ email, client }: { email: string; client: Client }, about: object, status = 200) =>
  send(client, 'create', { ...trip, email, ...about }, status);
async function member(about: object = {}) {
  const user = await app.make.user({ verified: true, ...about });
  return { user, email: user.email, client: await app.as(user) };
}
const isShown = async (id: number) =>
  (await app.asVisitor().get(`/api/listings/id/${id}/details`)).status === 200;

describe('hidden trips', () => {
  it('are not posted again by their owner within three days, and are once the decision is taken back', async () => {
    const owner = await member();
    const { user: by, client } = owner;
    const { id } = await app.make.listing({ by });
    await hide(id);
    for (const days of [27, 30, 33]) {
      const refused = await post(owner, on(days), 403);
      expect(refused.text).toContain('Our mail about it says why, and how to ask us to look again');
    }
    await send(client, 'offer', { ...trip, email: by.email }, 403);
    await client.delete(`/api/listings/${id}`).expect(200);
    await post(owner, on(31), 403);

    await post(owner, on(34));
    await post(owner, { type: 'seeking_help' });
    await post(owner, { arrivalAirport: 'HYD' });
    await post(await member(), trip);

    const { measures } = (await desk.client.get(`/api/desk/people/${by.id}`).expect(200)).json() as {
      measures: { id: number }[];
    };
    const lift = `/api/desk/measures/${measures[0]?.id}/lift`;
    await desk.client.post(lift, { words: 'It was no advertisement after all.' }).expect(200);
    await post(owner, trip);
  });

  it('are not posted again from another account of the mailbox or phone, or by moving or reopening another', async () => {
    const { user: by, client } = await member({ email: 'seller@example.com', phoneKey: 'one-phone' });
    const hidden = await app.make.listing({ by });
    const closed = await app.make.listing({ by, status: 'closed' });
    const other = await app.make.listing({ by, date: inDays(50) });
    await hide(hidden.id);
    for (const same of [{ email: 'seller+2@example.com' }, { phoneKey: 'one-phone' }])
      await post(await member(same), trip, 403);
    await client.patch(`/api/listings/${other.id}`, { date: inDays(31) }).expect(403);
    await client
      .patch(`/api/listings/${other.id}`, { description: 'Two hours between my flights' })
      .expect(200);
    await client.post(`/api/listings/${other.id}/repost`, { date: inDays(29) }).expect(403);
    await client.post(`/api/listings/${closed.id}/reopen`).expect(403);
  });

  it('wait for the desk too while three reports keep them out of sight', async () => {
    const owner = await member();
    const { id } = await app.make.listing({ by: owner.user });
    for (let one = 0; one < 3; one++)
      await (
        await asReporter(app)
      ).client
        .post('/api/reports', { listingId: id, reason: 'spam' })
        .expect(200);
    const refused = await post(owner, trip, 403);
    expect(refused.text).toContain('until our team has looked at it');
  });

  it('of a guest are taken, and seen by nobody until the desk shows the first again', async () => {
    const email = 'seats@example.com';
    const guest = (about: object) => send(app.asVisitor(), 'offer', { ...trip, email, ...about });
    const idOf = async (about: object) => published.parse((await guest(about)).json()).listing.id;
    const first = await idOf({});
    const item = await hide(first);
    await forgetLimits(app);
    const again = published.parse((await guest({ email: 'seats+2@example.com', date: inDays(32) })).json());
    expect(again).toMatchObject({ listing: { status: 'active' }, claim: { userId: expect.any(String) } });
    const second = again.listing.id;
    expect([await isShown(first), await isShown(second)]).toEqual([false, false]);
    const { text } = await readGuestMail(app, 'seats+2@example.com');
    expect(text).toContain('taken the same trip out of sight before');
    expect(await isShown(await idOf({ email: 'another@example.com' }))).toBe(true);

    const show = (by: AtTheDesk) =>
      by.client.post(`/api/desk/items/${item}/show`, { words: 'It was no advertisement after all.' });
    await show(await asStaff(app)).then(({ status }) => expect(status).toBe(403));
    await show(await asReporter(app)).then(({ status }) => expect(status).toBe(404));
    await show(desk).then(({ status }) => expect(status).toBe(200));
    expect([await isShown(first), await isShown(second)]).toEqual([true, true]);
    const told = await app.outbox({ to: email, says: /can be seen again/ });
    expect(told.text).toContain('no advertisement');
    await show(desk).then(({ status }) => expect(status).toBe(409));
    await forgetLimits(app);
    expect(await isShown(await idOf({ date: inDays(29) }))).toBe(true);
  });
});
