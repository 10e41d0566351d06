import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { permissionTo, publicUser, rateBy, reviewsOf, starsOf } from '../testing/reviews.js';
import { agreedTrip, finish } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['make']['user']>>;

/** Another listing by the same owner, whose contact the other has got. */
async function sharedListing(owner: Person, asker: Person, date: string) {
  const { id } = await app.make.listing({ by: owner, date });
  await (await app.as(asker)).post(`/api/listings/${id}/connect`).expect(200);
  return id;
}
/** To the day at its departure airport: the trip beside it is finished by that clock too. */
const movedTo = (id: number, days: number, more = 0) =>
  app.database.query(
    'test-moved',
    `update listing l set date = t.day + $2::int, end_date = t.day + $3::int
     from airport d, lateral (select (now() at time zone d.timezone)::date as day) t
     where d.code = l.departure_airport and l.id = $1`,
    [id, days, more ? days + more : null],
  );

/** A trip of yesterday, and another listing of about that day that was shared with the other before. */
async function flownWithAnother(days: number, more = 0) {
  const trip = await agreedTrip(app);
  const [owner, asker] = [trip.helper, trip.seeker];
  const other = await sharedListing(owner, asker, inDays(20));
  await finish(app, trip, 1);
  await movedTo(other, days, more);
  await app.database.query('test-public', 'update "user" set public_since = now()');
  return { ...trip, other };
}

describe('the review of a trip', () => {
  it.each([
    ['that day', -1, 0],
    ['some days around it', -3, 4],
  ])('is that of the trip for a second listing of %s too', async (_, days, more) => {
    const { helper, seeker, helpers, seekers, other, id } = await flownWithAnother(days, more);
    const named = { listingId: other };
    await rateBy(seekers, helper, 1, named).expect(200);
    // Blind until both have written.
    expect(await reviewsOf(helper, app.asVisitor())).toEqual([]);
    expect(await starsOf(app, helper)).toEqual({ sum: 0, count: 0 });
    expect(await permissionTo(seekers, helper)).toMatchObject({ matchId: id });
    await rateBy(helpers, seeker, 5).expect(200);
    expect(await reviewsOf(helper, app.asVisitor())).toMatchObject([{ rating: 1 }]);

    // Then neither writes in answer to the other, by any listing.
    for (const [writer, target] of [
      [helpers, seeker],
      [seekers, helper],
    ] as const)
      await rateBy(writer, target, 2).expect(409);
    await rateBy(seekers, helper, 2, named).expect(409);
    expect(await reviewsOf(helper, app.asVisitor())).toMatchObject([{ rating: 1 }]);
    expect(await reviewsOf(seeker, app.asVisitor())).toMatchObject([{ rating: 5 }]);
  });

  it('is another one for a trip on another day', async () => {
    const { helper, seekers, helpers, seeker, other } = await flownWithAnother(-2);
    await rateBy(seekers, helper, 4).expect(200);
    await rateBy(helpers, seeker, 5).expect(200);
    await rateBy(seekers, helper, 2, { listingId: other }).expect(200);
    expect(await reviewsOf(helper, app.asVisitor())).toHaveLength(2);
    // Without a phone number only their review of the trip counts.
    expect(await starsOf(app, helper)).toEqual({ sum: 4, count: 1 });
  });

  async function twoListings() {
    const [owner, author] = [
      await publicUser(app, { verified: true }),
      await publicUser(app, { verified: true }),
    ];
    const ids: number[] = [];
    for (const _ of [1, 2]) {
      const id = await sharedListing(owner, author, inDays(20));
      await movedTo(id, -1);
      ids.push(id);
    }
    await app.database.query('test-met', 'update meeting set travel_day = $1::date', [inDays(-1)]);
    return { owner, owners: await app.as(owner), authors: await app.as(author), ids };
  }
  const older = (hours: number) =>
    app.database.query(
      'test-older',
      'update testimonial set first_written_at = first_written_at - make_interval(hours => $1)',
      [hours],
    );

  it('is one for two listings of a day, which freezes after 48 hours whatever was changed since', async () => {
    const { owner, authors, ids } = await twoListings();
    const [first, second] = ids;
    await rateBy(authors, owner, 5, { listingId: first }).expect(200);
    await older(47);
    await rateBy(authors, owner, 3, { listingId: second }).expect(200);
    expect(await reviewsOf(owner, authors)).toMatchObject([{ rating: 3 }]);
    expect(await permissionTo(authors, owner)).toMatchObject({ mayWrite: true });
    await older(2);
    for (const listingId of [...ids, undefined]) await rateBy(authors, owner, 1, { listingId }).expect(409);
    expect(await permissionTo(authors, owner)).toMatchObject({
      mayWrite: false,
      reason: 'You have rated this trip',
    });
    expect(await reviewsOf(owner, authors)).toMatchObject([{ rating: 3 }]);
    expect(await starsOf(app, owner)).toEqual({ sum: 3, count: 1 });
  });

  it('freezes when it was answered', async () => {
    const { owner, owners, authors, ids } = await twoListings();
    const reply = await rateBy(authors, owner, 2, { listingId: ids[0] }).expect(200);
    const { id } = reply.json() as { id: number };
    await owners.post(`/api/testimonials/${id}/reply`, { text: 'I waited for an hour.' }).expect(200);
    for (const listingId of ids) await rateBy(authors, owner, 1, { listingId }).expect(409);
    expect(await reviewsOf(owner, authors)).toMatchObject([{ rating: 2 }]);
  });

  it('is one when both listings send it at once', async () => {
    const { owner, authors, ids } = await twoListings();
    const sent = Array.from({ length: 20 }, (_, time) =>
      rateBy(authors, owner, 4, { listingId: ids[time % 2] }),
    );
    for (const reply of await Promise.all(sent)) expect(reply.status).toBe(200);
    expect(await reviewsOf(owner, authors)).toHaveLength(1);
  });
});
