import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reviewsOf, starsOf } from '../../trips/testing/reviews.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { asReporter, asStaff, type AtTheDesk } from '../testing/staff.js';
import { deskItem, queue } from './contract.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp();
  desk = await asStaff(app);
});
afterAll(() => app.close());

const words = 'You sell seats on a flight, which nobody may do here.';

async function listingOf(username: string) {
  const owner = await app.make.user({ username, publicSince: new Date() });
  const { id } = await app.make.listing({ by: owner });
  return { owner, id };
}

const report = ({ client }: AtTheDesk, listingId: number) =>
  client.post('/api/reports', { listingId, reason: 'spam' }).expect(200);

const isListed = async (username: string) =>
  (await app.asVisitor().get('/api/listings?from=JFK&to=DEL').expect(200)).text.includes(username);

async function itemAbout(subjectId: number, show = 'open') {
  const reply = await desk.client.get(`/api/desk/queue?show=${show}`).expect(200);
  return queue
    .parse(reply.json())
    .items.find((item) => item.kind === 'listing' && item.subjectId === subjectId);
}

describe('the rule of three reports', () => {
  it('hides a listing that three established people report, until a moderator decides', async () => {
    const { id, owner } = await listingOf('Seat Seller');
    const [one, two, three] = [await asReporter(app), await asReporter(app), await asReporter(app)];
    await report(one, id);
    await report(two, id);
    await report(two, id);
    expect(await isListed('Seat Seller')).toBe(true);
    await report(three, id);
    expect(await isListed('Seat Seller')).toBe(false);
    await app.asVisitor().get(`/api/listings/id/${id}/details`).expect(404);
    expect(await itemAbout(id)).toMatchObject({ people: 3, hidden: true });

    const owners = await app.as(owner);
    await owners.post(`/api/listings/${id}/reopen`).expect(409);
    expect(await isListed('Seat Seller')).toBe(false);

    const item = await itemAbout(id);
    await desk.client.post(`/api/desk/items/${item?.id}/claim`).expect(200);
    await desk.client.post(`/api/desk/items/${item?.id}/decision`, { action: 'dismiss' }).expect(200);
    expect(await isListed('Seat Seller')).toBe(true);
  });

  it('hides a review that three established people report, and takes it out of the average', async () => {
    const target = await app.make.user({ username: 'Rated Once', publicSince: new Date() });
    const author = await app.make.user({ verified: true, publicSince: new Date() });
    for (const person of [target, author]) await app.make.traveler(person);
    await app.database.query(
      'test-counts',
      `update traveler set counts_since = now(), rating_sum = 1, rating_count = 1 where user_id = any($1)`,
      [[target.id, author.id]],
    );
    const [review] = await app.database.query<{ id: number }>(
      'test-review',
      `insert into testimonial (author_id, target_id, rating, text, covered_text)
     values ($1, $2, 1, 'Never came to the gate', '') returning id::float8 as id`,
      [author.id, target.id],
    );
    const isShown = async () => (await reviewsOf(target, app.asVisitor())).length > 0;
    expect(await isShown()).toBe(true);
    for (let one = 0; one < 3; one++)
      await (
        await asReporter(app)
      ).client
        .post('/api/reports', { testimonialId: review?.id, reason: 'other' })
        .expect(200);
    expect(await isShown()).toBe(false);
    expect(await starsOf(app, target)).toEqual({ sum: 0, count: 0 });

    const { items } = queue.parse((await desk.client.get('/api/desk/queue').expect(200)).json());
    const item = items.find(({ kind, subjectId }) => kind === 'testimonial' && subjectId === review?.id);
    await desk.client.post(`/api/desk/items/${item?.id}/claim`).expect(200);
    const full = deskItem.parse((await desk.client.get(`/api/desk/items/${item?.id}`).expect(200)).json());
    expect(full.copy?.testimonial).toEqual({ rating: 1, text: 'Never came to the gate' });
    await desk.client.post(`/api/desk/items/${item?.id}/decision`, { action: 'dismiss' }).expect(200);
    expect(await isShown()).toBe(true);
    expect(await starsOf(app, target)).toEqual({ sum: 1, count: 1 });
  });

  it('hides nothing for three new accounts, or for three from one network', async () => {
    const { id } = await listingOf('Honest Helper');
    for (let one = 1; one < 4; one++) {
      const fresh = await app.as(await app.make.user(), { ip: `10.150.${one}.1` });
      await fresh.post('/api/reports', { listingId: id, reason: 'spam' }).expect(200);
      const neighbour = await app.as(await app.make.user({ verified: true }), { ip: `10.151.1.${one}` });
      await neighbour.post('/api/reports', { listingId: id, reason: 'spam' }).expect(200);
    }
    expect(await isListed('Honest Helper')).toBe(true);
    expect(await itemAbout(id)).toMatchObject({ people: 4, hidden: false });
  });

  it('keeps hidden what a moderator hides, also from its owner’s “reopen”, until an operator lifts it', async () => {
    const { id, owner } = await listingOf('Loud Advertiser');
    await report(await asReporter(app), id);
    const item = await itemAbout(id);
    await desk.client.post(`/api/desk/items/${item?.id}/claim`).expect(200);
    await desk.client
      .post(`/api/desk/items/${item?.id}/decision`, { action: 'hide', reason: 'spam', words })
      .expect(200);
    expect(await isListed('Loud Advertiser')).toBe(false);
    const owners = await app.as(owner);
    await owners.post(`/api/listings/${id}/close`).expect(200);
    await owners.post(`/api/listings/${id}/reopen`).expect(409);
    expect(await isListed('Loud Advertiser')).toBe(false);

    const operator = await asStaff(app, 'operator');
    const person = (await operator.client.get(`/api/desk/people/${owner.id}`).expect(200)).json() as {
      measures: { id: number }[];
    };
    const lift = `/api/desk/measures/${person.measures[0]?.id}/lift`;
    await operator.client.post(lift, { words: 'It was no advertisement after all.' }).expect(200);
    expect(await isListed('Loud Advertiser')).toBe(false);
    await owners.post(`/api/listings/${id}/reopen`).expect(200);
    expect(await isListed('Loud Advertiser')).toBe(true);
  });

  it('refuses reports of what nobody can have seen, and of one’s own', async () => {
    const { id, owner } = await listingOf('Report Oneself');
    const someone = await asReporter(app);
    const tryIt = (body: object) => someone.client.post('/api/reports', { reason: 'spam', ...body });
    await tryIt({ listingId: 999_999 }).expect(404);
    await tryIt({ messageId: 999_999 }).expect(404);
    await tryIt({ testimonialId: 999_999 }).expect(404);
    await tryIt({}).expect(400);
    await (await app.as(owner)).post('/api/reports', { listingId: id, reason: 'spam' }).expect(404);
  });
});
