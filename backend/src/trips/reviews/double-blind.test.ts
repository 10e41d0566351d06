import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { met, permissionTo, publicUser, rateBy, reviewsOf, starsOf, words } from '../testing/reviews.js';
import { agreedTrip, departOn, finish, type Trip } from '../testing/trips.js';
import { DoubleBlind } from './double-blind.js';

type Person = Awaited<ReturnType<TestApp['make']['user']>>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

describe('reviews of a match', () => {
  const mails = async ({ email }: Person) => {
    await settled(app.database, 'mail.send');
    const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
    const subjects = (reply.json() as { subject: string }[]).map(({ subject }) => subject);
    return subjects.filter((subject) => /review/.test(subject));
  };
  async function flown(days = 1): Promise<Trip> {
    const trip = await agreedTrip(app);
    await finish(app, trip, days);
    await app.database.query('test-public', 'update "user" set public_since = now()');
    return trip;
  }

  it('appear together, when both have written, and both are told', async () => {
    const { helper, seeker, helpers, seekers, listingId } = await flown();
    await rateBy(seekers, helper, 1).expect(200);
    expect(await reviewsOf(helper, app.asVisitor())).toEqual([]);
    expect(await reviewsOf(helper, helpers)).toEqual([]);
    expect(await starsOf(app, helper)).toEqual({ sum: 0, count: 0 });
    expect(await permissionTo(seekers, helper)).toMatchObject({
      mayWrite: true,
      listingId,
      written: { rating: 1, text: words, hiddenUntil: expect.any(String) },
    });
    const download = JSON.stringify((await helpers.get('/api/profile/download').expect(200)).json());
    expect(download).not.toContain(words);

    await rateBy(seekers, helper, 2).expect(200);
    await rateBy(helpers, seeker, 5).expect(200);
    expect(await reviewsOf(helper, app.asVisitor())).toMatchObject([{ rating: 2 }]);
    expect(await reviewsOf(seeker, helpers)).toMatchObject([{ rating: 5 }]);
    expect([await starsOf(app, helper), await starsOf(app, seeker)]).toEqual([
      { sum: 2, count: 1 },
      { sum: 5, count: 1 },
    ]);
    expect(await mails(helper)).toEqual([
      expect.stringMatching(/^You and Ravi reviewed your trip: New York \(JFK\) to /),
    ]);
    expect(await mails(seeker)).toEqual([expect.stringMatching(/^You and Meera reviewed your trip: /)]);

    for (let time = 1; time <= 6; time++) await rateBy(helpers, seeker, 1).expect(409);
    expect(await permissionTo(helpers, seeker)).toMatchObject({ mayWrite: false, written: { rating: 5 } });
  });

  it('are both on the page of their trip once both can be read, with the reply', async () => {
    const { id: matchId, helper, seeker, helpers, seekers } = await flown();
    const onTrip = (by: Client, other: Person) => permissionTo(by, other, `?matchId=${matchId}`);
    await rateBy(seekers, helper, 4).expect(200);
    expect(await onTrip(helpers, seeker)).not.toHaveProperty('received');
    await rateBy(helpers, seeker, 5).expect(200);
    const { received } = await onTrip(helpers, seeker);
    expect(received).toMatchObject({ rating: 4, text: words, mayReply: true, user: { id: seeker.id } });

    const text = 'It was a pleasure.';
    await helpers.post(`/api/testimonials/id/${received!.id}/reply`, { text }).expect(200);
    const after = await onTrip(helpers, seeker);
    expect(after.received).toMatchObject({ reply: { text } });
    expect(after.received).not.toHaveProperty('mayReply');
    expect(await onTrip(seekers, helper)).toMatchObject({
      mayWrite: false,
      written: { rating: 4, hiddenUntil: null, reply: { text } },
      received: { rating: 5 },
    });
    const stranger = await app.as(await app.make.user());
    expect(await onTrip(stranger, helper)).not.toHaveProperty('received');
  });

  it('appear together when both write at the same time', async () => {
    const { helper, seeker, helpers, seekers } = await flown();
    await Promise.all([rateBy(seekers, helper).expect(200), rateBy(helpers, seeker).expect(200)]);
    expect([
      (await reviewsOf(helper, app.asVisitor())).length,
      (await reviewsOf(seeker, helpers)).length,
    ]).toEqual([1, 1]);
  });

  it('appear after 14 days when only one has written, and the other can no longer answer with stars', async () => {
    const trip = await flown(13);
    const { id, helper, seeker, helpers, seekers } = trip;
    await rateBy(seekers, helper, 2).expect(200);
    await app.get(DoubleBlind).run();
    expect(await reviewsOf(helper, app.asVisitor())).toEqual([]);

    await departOn(app, trip, -15);
    await app.database.query(
      'test-due',
      `update testimonial set appears_at = now() - interval '1 minute' where match_id = $1`,
      [id],
    );
    await Promise.all([app.get(DoubleBlind).run(), app.get(DoubleBlind).run()]);
    expect(await reviewsOf(helper, app.asVisitor())).toMatchObject([{ rating: 2 }]);
    expect(await starsOf(app, helper)).toEqual({ sum: 2, count: 1 });
    expect(await mails(helper)).toEqual([expect.stringMatching(/^Ravi reviewed your trip: /)]);
    expect(await mails(seeker)).toEqual([expect.stringMatching(/^Your review of Meera can be read now: /)]);
    const refused = await rateBy(helpers, seeker, 1).expect(403);
    expect(refused.json()).toMatchObject({ message: expect.stringMatching(/^You could rate .* until /) });
  });

  it.each([
    ['trip', ({ id }: Trip) => ({ matchId: id })],
    ['listing', ({ listingId }: Trip) => ({ listingId })],
  ])('stay reviews of that match, named by its %s, when the two shared a contact later', async (_, named) => {
    const trip = await flown(2);
    const { id, helper, seekers, listingId } = trip;
    const later = await app.make.listing({ by: helper, departureAirport: 'KEF', date: inDays(0) });
    await seekers.post(`/api/listings/${later.id}/connect`).expect(200);
    expect(await permissionTo(seekers, helper)).toMatchObject({ matchId: null, written: null });
    const ofTrip = { mayWrite: true, matchId: id, listingId, written: null };
    expect(await permissionTo(seekers, helper, `?matchId=${id}`)).toMatchObject(ofTrip);

    await rateBy(seekers, helper, 2, named(trip)).expect(200);
    expect(await reviewsOf(helper, app.asVisitor())).toEqual([]);
    expect(await permissionTo(seekers, helper, `?matchId=${id}`)).toMatchObject({ written: { rating: 2 } });
    await rateBy(seekers, helper, 4, { listingId: later.id }).expect(200);
    expect(await reviewsOf(helper, app.asVisitor())).toMatchObject([{ rating: 4 }]);
    expect(await permissionTo(seekers, helper, `?matchId=${id}`)).toMatchObject({ written: { rating: 2 } });
  });

  it('are of a trip of the two', async () => {
    const [one, other] = [await flown(), await flown()];
    await rateBy(one.seekers, one.helper, 1, { matchId: other.id }).expect(403);
    expect(await permissionTo(one.seekers, one.helper, `?matchId=${other.id}`)).toMatchObject({
      mayWrite: false,
    });
    await one.seekers.get(`/api/testimonials/user/${one.helper.id}/permission?matchId=x`).expect(400);
  });
});

describe('a reply', () => {
  const reply = (client: Client, id: number, text = 'It was a pleasure.') =>
    client.post(`/api/testimonials/${id}/reply`, { text });

  it('is given once, by the reviewed person alone, and shown to everybody', async () => {
    const [owner, author] = [await publicUser(app), await app.make.user({ verified: true })];
    await met(app, owner, author);
    const [owners, authors] = [await app.as(owner), await app.as(author)];
    const { id } = (await rateBy(authors, owner, 3).expect(200)).json() as { id: number };
    expect(await reviewsOf(owner, owners)).toMatchObject([{ id, mayReply: true }]);
    expect((await reviewsOf(owner, authors))[0]).not.toHaveProperty('mayReply');

    await reply(app.asVisitor(), id).expect(401);
    await reply(authors, id).expect(404);
    await reply(await app.as(await app.make.user()), id).expect(404);
    await reply(owners, id, ' ').expect(400);
    await reply(owners, id, 'It was a pleasure. Write to me@example.com').expect(200);
    await reply(owners, id, 'Once more').expect(409);
    const [seen] = await reviewsOf(owner, app.asVisitor());
    expect(seen?.reply).toMatchObject({ text: 'It was a pleasure. Write to •••' });
    expect(seen).not.toHaveProperty('mayReply');
  });

  it('is not possible to a review that is still hidden', async () => {
    const trip = await agreedTrip(app);
    await departOn(app, trip, 0);
    const { id } = (await rateBy(trip.seekers, trip.helper).expect(200)).json() as { id: number };
    await reply(trip.helpers, id).expect(404);
  });
});
