import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Interactions } from '../../account/index.js';
import { letPhoneSettle, verifyPhone } from '../../account/testing/phones.js';
import { forgetLimits, logIn } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { settled } from '../../testing/settled.js';
import { met, permissionTo, publicUser, rateBy, reviewsOf, starsOf } from '../testing/reviews.js';
import { agreedTrip, departOn, finish } from '../testing/trips.js';
import { DoubleBlind } from './double-blind.js';
import { shortDay } from '../texts/short-day.js';

type Person = Awaited<ReturnType<TestApp['make']['user']>>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

describe('who may rate', () => {
  it('is told from which day, when only the contact was shared', async () => {
    const owner = await publicUser(app, { username: 'Meera Since' });
    const author = await app.make.user({ verified: true });
    const client = await app.as(author);
    const { id: listingId } = await app.make.listing({ by: owner, departureAirport: 'NRT', date: inDays(9) });
    await client.post(`/api/listings/${listingId}/connect`).expect(200);
    const reason = `You can rate Meera Since from ${shortDay(inDays(9))}`;
    expect(await permissionTo(client, owner)).toMatchObject({ mayWrite: false, reason, from: inDays(9) });
    expect((await rateBy(client, owner).expect(403)).json()).toMatchObject({ message: reason });
    expect(await permissionTo(await app.as(owner), author)).toMatchObject({ from: inDays(9) });

    await app.database.query('test-today', 'update listing set date = $2 where id = $1', [
      listingId,
      inDays(0),
    ]);
    expect(await permissionTo(client, owner)).toMatchObject({ mayWrite: true, listingId });
    await rateBy(client, owner, 4, { listingId }).expect(200);
    expect(await starsOf(app, owner)).toEqual({ sum: 4, count: 1 });
  });

  it('is not who only wrote, tipped, asked without an answer, or was declined', async () => {
    const owner = await publicUser(app);
    const [talker, asker] = [await app.make.user(), await app.make.user()];
    const em = app.nest.get(MikroORM).em.fork();
    for (const kind of ['conversation', 'tip'] as const)
      await app.get(Interactions).record(em, owner.id, talker.id, kind);
    await rateBy(await app.as(talker), owner).expect(403);

    const { id } = await app.make.listing({
      by: owner,
      departureAirport: 'NRT',
      date: inDays(0),
      contact: 'after_yes',
    });
    const askers = await app.as(asker);
    await askers.post(`/api/listings/${id}/connect`).expect(200);
    await rateBy(askers, owner, 1, { listingId: id }).expect(403);
  });

  it('stays allowed when the owner deletes the listing after the trip', async () => {
    const [owner, author] = [await publicUser(app), await app.make.user({ verified: true })];
    const client = await app.as(author);
    const { id } = await app.make.listing({ by: owner, departureAirport: 'NRT', date: inDays(0) });
    await client.post(`/api/listings/${id}/connect`).expect(200);
    await (await app.as(owner)).delete(`/api/listings/${id}`).expect(200);
    await rateBy(client, owner, 2).expect(200);
    expect(await starsOf(app, owner)).toEqual({ sum: 2, count: 1 });
  });
});

describe('what counts', () => {
  it('ignores accounts before their phone number has been verified for a day, and counts them from then on', async () => {
    const owner = await publicUser(app);
    await app.make.traveler(owner);
    const author = await app.make.user();
    await met(app, owner, author);
    const client = await app.as(author);
    for (const listingId of [undefined, (await app.make.listing({ by: owner })).id])
      await rateBy(client, owner, 1, listingId ? { listingId } : {}).expect(200);
    expect(await starsOf(app, owner)).toEqual({ sum: 0, count: 0 });
    expect(await reviewsOf(owner, app.asVisitor())).toHaveLength(1);

    await verifyPhone(app, client, '+1 2025550161');
    await rateBy(client, owner, 1).expect(200);
    await app.get(DoubleBlind).run();
    expect(await starsOf(app, owner)).toEqual({ sum: 0, count: 0 });
    await letPhoneSettle(app, client);
    await settled(app.database, 'listings.counts-now');
    expect(await starsOf(app, owner)).toEqual({ sum: 1, count: 1 });
  });

  it('counts what an author says of a trip with somebody who counts, once it is over', async () => {
    const trip = await agreedTrip(app);
    await departOn(app, trip, 0);
    await app.database.query('test-public', 'update "user" set public_since = now()');
    await rateBy(trip.seekers, trip.helper, 3).expect(200);
    await rateBy(trip.helpers, trip.seeker, 4).expect(200);
    await app.get(DoubleBlind).run();
    expect(await starsOf(app, trip.helper)).toEqual({ sum: 0, count: 0 });
    await finish(app, trip);
    await app.get(DoubleBlind).run();
    expect(await starsOf(app, trip.helper)).toEqual({ sum: 3, count: 1 });
  });

  it('counts nothing of two new accounts that fly together, nor what they say of others', async () => {
    const owner = await publicUser(app);
    await app.make.traveler(owner);
    const trip = await agreedTrip(app);
    const unknown = 'update traveler set (counts_since, contacts_count) = (null, false) where user_id = $1';
    await app.database.query('test-unknown', unknown, [trip.helper.id]);
    await app.database.query('test-no-phone', 'update "user" set verified = false where id = $1', [
      trip.helper.id,
    ]);
    await met(app, owner, trip.seeker);
    await rateBy(trip.seekers, owner, 1).expect(200);
    await finish(app, trip);
    await app.get(DoubleBlind).run();
    for (const [author, target] of [
      [trip.seekers, trip.helper],
      [trip.helpers, trip.seeker],
    ] as const)
      await rateBy(author, target, 5).expect(200);
    for (const person of [owner, trip.helper, trip.seeker])
      expect(await starsOf(app, person)).toEqual({ sum: 0, count: 0 });
  });

  it('counts a contact of a traveler without a phone number only after they have verified one', async () => {
    const owner = await publicUser(app);
    await app.make.traveler(owner);
    const trip = await agreedTrip(app);
    await met(app, owner, trip.seeker);
    await rateBy(trip.seekers, owner, 3).expect(200);
    await finish(app, trip);
    await app.get(DoubleBlind).run();
    expect(await starsOf(app, owner)).toEqual({ sum: 0, count: 0 });
    await verifyPhone(app, trip.seekers, '+1 2025550162');
    await letPhoneSettle(app, trip.seekers);
    await settled(app.database, 'listings.counts-now');
    expect(await starsOf(app, owner)).toEqual({ sum: 3, count: 1 });
  });

  it('counts a reviewer with three accounts once, by the latest', async () => {
    const owner = await publicUser(app);
    await app.make.traveler(owner);
    const stars = [1, 1, 2];
    for (const [at, address] of ['bomber', 'bomber+1', 'bomber+2'].entries()) {
      const client = app.asVisitor();
      await app.database.query('test-forget', `delete from limit_bucket where key like 'login%'`);
      const { id } = await logIn(app, client, `${address}@example.com`);
      await met(app, owner, { id });
      await rateBy(client, owner, stars[at]).expect(200);
      await app.database.query(
        'test-known',
        'update traveler set (counts_since, contacts_count) = (now(), true) where user_id = $1',
        [id],
      );
    }
    await rateBy(await counted(owner), owner, 5).expect(200);
    expect(await starsOf(app, owner)).toEqual({ sum: 7, count: 2 });
  });

  it('counts a reviewer once who deletes the account and comes back', async () => {
    const owner = await publicUser(app);
    await app.make.traveler(owner);
    const email = 'back.again@example.com';
    for (const stars of [1, 2]) {
      await forgetLimits(app);
      const client = app.asVisitor();
      const { id } = await logIn(app, client, email);
      await met(app, owner, { id });
      await rateBy(client, owner, stars).expect(200);
      await app.database.query(
        'test-known',
        'update traveler set (counts_since, contacts_count) = (now(), true) where user_id = $1',
        [id],
      );
      if (stars === 1) await client.delete('/api/profile', { email }).expect(200);
    }
    await rateBy(await counted(owner), owner, 5).expect(200);
    expect(await starsOf(app, owner)).toEqual({ sum: 7, count: 2 });
  });

  it('counts accounts that verify one number in turn once, and none that has lost it within a day', async () => {
    const owner = await publicUser(app);
    await app.make.traveler(owner);
    const number = '+1 2025550163';
    for (const [at, stars] of [1, 2, 1].entries()) {
      const author = await app.make.user();
      const client = await app.as(author);
      await met(app, owner, author);
      await rateBy(client, owner, stars).expect(200);
      await verifyPhone(app, client, number);
      if (at < 2) await letPhoneSettle(app, client);
    }
    await app.get(DoubleBlind).run();
    await settled(app.database, 'listings.counts-now');
    expect(await starsOf(app, owner)).toEqual({ sum: 2, count: 1 });
  });

  it('takes no praise from the second account of the same mailbox', async () => {
    const [first, second] = [app.asVisitor(), app.asVisitor()];
    const { id } = await logIn(app, first, 'vain@example.com');
    await app.database.query('test-one', 'update "user" set public_since = now() where id = $1', [id]);
    // One mailbox gets one login mail at a time.
    await forgetLimits(app);
    const { id: other } = await logIn(app, second, 'vain+fan@example.com');
    await met(app, { id }, { id: other });
    await rateBy(second, { id }).expect(409);
    expect(await permissionTo(second, { id })).toMatchObject({ mayWrite: false });
  });

  async function counted(owner: Person) {
    const author = await app.make.user({ verified: true });
    await met(app, owner, author);
    return app.as(author);
  }
});
