import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { myListing } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const owned = async (about: object = {}) => {
  const by = await app.make.user();
  const client = await app.as(by);
  const { id } = await app.make.listing({ by, ...about });
  const repost = (body: object, expected = 200) =>
    client.post(`/api/listings/${id}/repost`, body).expect(expected);
  return { by, client, id, repost };
};

describe('the repost of a listing', () => {
  it('posts the same trip again with new days, and keeps the old listing', async () => {
    const content = {
      description: 'Twice a year',
      skills: 'Hindi',
      acceptsTips: true,
      flightNumber: 'AI102',
    };
    const { client, id, repost } = await owned({ ...content, date: inDays(-20), endDate: inDays(-18) });
    const answer = (await repost({ date: inDays(8), time: '06:30' })).json();
    expect(myListing.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      ...content,
      date: inDays(8),
      endDate: null,
      time: '06:30',
      status: 'active',
    });
    expect((await client.get('/api/my-listings')).json()).toMatchObject([
      { date: inDays(8) },
      { id, date: inDays(-20), status: 'expired' },
    ]);
  });

  it('starts unconfirmed, without a reminder or contact requests', async () => {
    const { repost } = await owned({ confirmedAt: new Date(), remindedAt: new Date() });
    const { id, ...rest } = myListing.parse((await repost({ date: inDays(8) })).json());
    expect(rest).toMatchObject({ confirmedAt: null, contactRequests: 0 });
    const rows = await app.database.query('test-reminded', 'select reminded_at from listing where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ reminded_at: null }]);
  });

  it('creates one listing when it is sent twice', async () => {
    const { repost } = await owned({ description: 'Sent by a nervous finger' });
    const replies = await Promise.all([repost({ date: inDays(8) }), repost({ date: inDays(8) })]);
    const [one, other] = replies.map((reply) => myListing.parse(reply.json()).id);
    expect(one).toBe(other);
  });

  it('may repeat its text for every new trip', async () => {
    const { repost } = await owned({ description: 'Every other week' });
    for (const day of [8, 22, 36]) await repost({ date: inDays(day) });
  });

  it('refuses days in the past', async () => {
    const { repost } = await owned();
    expect((await repost({ date: inDays(-3) }, 400)).json()).toMatchObject({ issues: [{ path: 'date' }] });
  });

  it('counts against the daily limit and the limit of live listings', async () => {
    const { repost } = await owned();
    for (const day of [1, 2, 3]) await repost({ date: inDays(day) });
    await repost({ date: inDays(4) }, 429);
    await forgetLimits(app);

    const { by, repost: again } = await owned();
    for (let day = 1; day < 20; day++) await app.make.listing({ by, date: inDays(day) });
    await again({ date: inDays(50) }, 409);
  });
});
