import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { accountData } from '../../account/profile/contract.js';
import { asReporter, asStaff, type AtTheDesk } from '../testing/staff.js';
import { auditLog, deskItem, queue } from './contract.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  desk = await asStaff(app);
});
afterAll(() => app.close());

const words = 'You sell seats on a flight, which nobody may do here.';
const guestListing = (email: string) => app.make.listing({ email, coveredDescription: `By ${email}` });
const report = ({ client }: AtTheDesk, listingId: number) =>
  client.post('/api/reports', { listingId, reason: 'spam' });
const isShown = async (id: number) =>
  (await app.asVisitor().get(`/api/listings/id/${id}/details`)).status === 200;

async function itemAbout(subjectId: number, { client } = desk) {
  const { items } = queue.parse((await client.get('/api/desk/queue').expect(200)).json());
  return items.find((item) => item.kind === 'listing' && item.subjectId === subjectId);
}
const decide = (id: number | undefined, decision: object, { client } = desk) =>
  client.post(`/api/desk/items/${id}/decision`, decision);

describe('the reported listing of a guest', () => {
  it('is one item however many report it, and is hidden by the desk, which tells the guest', async () => {
    const { id } = await guestListing('seats@example.com');
    for (const reporter of [await asReporter(app), await asReporter(app)])
      await report(reporter, id).expect(200);
    const item = await itemAbout(id);
    expect(item).toMatchObject({ people: 2, person: { id: 0, username: 'a guest' } });

    await desk.client.post(`/api/desk/items/${item?.id}/claim`).expect(200);
    const full = deskItem.parse((await desk.client.get(`/api/desk/items/${item?.id}`).expect(200)).json());
    expect(full).toMatchObject({ about: null, copy: { listing: { departure_airport: 'JFK' } } });
    await desk.client.get(`/api/desk/items/${item?.id}`).expect(200);
    const log = auditLog.parse((await desk.client.get('/api/desk/log').expect(200)).json());
    expect(log.filter(({ action }) => action === 'item.opened')).toMatchObject([{ personId: null }]);
    for (const action of ['warn', 'limit', 'ban'])
      await decide(item?.id, { action, reason: 'spam', words }).expect(400);
    expect(await isShown(id)).toBe(true);

    await decide(item?.id, { action: 'hide', reason: 'spam', words }).expect(200);
    expect(await isShown(id)).toBe(false);
    const mail = await app.outbox({ to: 'seats@example.com', says: /out of sight/ });
    expect(mail.text).toContain(words);
    expect(mail.text).not.toContain(desk.user.username);
  });

  it('is hidden by three established people until somebody has looked at it', async () => {
    const { id } = await guestListing('honest@example.com');
    for (let one = 0; one < 3; one++) await report(await asReporter(app), id).expect(200);
    expect(await isShown(id)).toBe(false);
    const item = await itemAbout(id);
    await desk.client.post(`/api/desk/items/${item?.id}/claim`).expect(200);
    await decide(item?.id, { action: 'dismiss' }).expect(200);
    expect(await isShown(id)).toBe(true);
  });

  it('is decided by nobody who reported it, and by no member', async () => {
    const { id } = await guestListing('another@example.com');
    const reporter = await asStaff(app);
    await report(reporter, id).expect(200);
    expect(await itemAbout(id, reporter)).toBeUndefined();
    const item = await itemAbout(id);
    await decide(item?.id, { action: 'dismiss' }, reporter).expect(404);
    await decide(item?.id, { action: 'dismiss' }, await asReporter(app)).expect(404);
    await app.asVisitor().post(`/api/desk/items/${item?.id}/decision`, { action: 'dismiss' }).expect(401);

    const data = await reporter.client.get('/api/profile/download').expect(200);
    expect(accountData.parse(data.json()).reports).toMatchObject([{ userId: 0, listingId: id }]);
  });
});
