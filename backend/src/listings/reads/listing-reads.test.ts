import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing as contract } from '../contract.js';
import { inDays } from '../../testing/make.js';
import { ListingReads } from './listing-reads.js';

let app: TestApp;
let reads: ListingReads;
beforeAll(async () => {
  app = await startTestApp();
  reads = app.get(ListingReads);
});
afterAll(() => app.close());

/** Nothing more than the contract names, at any depth. */
const strictly = (json: unknown) => {
  expect(json).toEqual(contract.parse(json));
  return json;
};
const set = (columns: string, id: number) =>
  app.database.pool.query(`update listing set ${columns} where id = $1`, [id]);

describe('a listing that is read', () => {
  it('matches the contract exactly, for members and guests', async () => {
    const by = await app.make.user({ verified: true, username: 'Kind Helper' });
    const whole = {
      endDate: inDays(35),
      time: '14:30',
      flightNumber: 'AI102',
      skills: 'Hindi, wheelchair',
      coveredSkills: 'covered',
      description: 'Call me any time, please',
      coveredDescription: 'covered',
      tipAmount: 20,
      minTip: 10,
      maxTip: 30,
      acceptsTips: true,
      confirmedAt: new Date(),
    };
    const posted = await app.make.listing({ by, ...whole });
    const { coveredSkills: _, coveredDescription: __, confirmedAt, ...shown } = whole;
    expect(strictly(await reads.one(posted.id))).toMatchObject({
      ...shown,
      userId: by.id,
      user: { username: 'Kind Helper', profilePictureUrl: null },
      verified: true,
      departure: { code: 'JFK', country: 'United States', lat: 40.642, lon: -73.788 },
      arrival: { code: 'DEL', city: 'Delhi' },
      date: inDays(30),
      status: 'active',
      confirmedAt: confirmedAt.toISOString(),
    });

    const guests = await app.make.listing({
      coveredName: 'Maria',
      description: 'Me',
      coveredDescription: '•',
    });
    expect(strictly(await reads.one(guests.id))).toMatchObject({
      userId: null,
      username: 'Maria',
      verified: false,
      ratingAverage: null,
      ratingCount: 0,
      description: '•',
      endDate: null,
    });
  });

  it('rounds the average rating to one decimal', async () => {
    const by = await app.make.user();
    const { id } = await app.make.listing({ by });
    await app.database.query(
      'test-rate',
      'update traveler set rating_sum = 14, rating_count = 3 where user_id = $1',
      [by.id],
    );
    expect(await reads.one(id)).toMatchObject({ ratingAverage: 4.7, ratingCount: 3 });
  });

  it('is still returned when it is closed or past, with that state', async () => {
    const { id } = await app.make.listing({ by: await app.make.user() });
    await set(`status = 'closed'`, id);
    expect(await reads.one(id)).toMatchObject({ status: 'closed' });
    await set(`status = 'active', date = date - 40`, id);
    expect(await reads.one(id)).toMatchObject({ status: 'expired' });
  });

  it('expires 72 hours after a guest posts it, unless it is claimed', async () => {
    const [guests, members] = [
      await app.make.listing(),
      await app.make.listing({ by: await app.make.user() }),
    ];
    for (const { id } of [guests, members]) await set(`created_at = now() - interval '73 hours'`, id);
    expect(await reads.one(guests.id)).toBeNull();
    expect(await reads.one(members.id)).toMatchObject({ id: members.id });
  });

  it('is hidden when either the reader or the owner has blocked the other', async () => {
    const [one, other, third] = [await app.make.user(), await app.make.user(), await app.make.user()];
    const [mine, theirs] = [await app.make.listing({ by: one }), await app.make.listing({ by: other })];
    await app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
      one.id,
      other.id,
    ]);
    expect(await reads.one(mine.id, { viewer: other.id })).toBeNull();
    expect(await reads.one(theirs.id, { viewer: one.id })).toBeNull();
    expect(await reads.one(theirs.id, { viewer: third.id })).not.toBeNull();
    expect(await reads.one(theirs.id)).not.toBeNull();
  });

  it('is read once for all strangers who ask in one turn of the event loop, and again in the next', async () => {
    const { id } = await app.make.listing({ by: await app.make.user() });
    const first = reads.shownAsJson(id);
    expect(reads.shownAsJson(id)).toBe(first);
    expect(reads.shownAsJson(id, { viewer: (await app.make.user()).id })).not.toBe(first);
    expect(await first).toContain(`"id":${id},`);
    await set(`status = 'closed'`, id);
    expect(await reads.shownAsJson(id)).toBeNull();
  });
});
