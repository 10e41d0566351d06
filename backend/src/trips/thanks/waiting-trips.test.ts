import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recipientToTip } from '../../payments/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match, matchDetails } from '../contract.js';
import { makeFirstPart, makeMember, makeRelay, offerOf } from '../testing/relays.js';
import { rateBy } from '../testing/reviews.js';
import { agree, agreedTrip, departIn, finish, tap, type Trip } from '../testing/trips.js';
import { waitingTrips } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const waiting = async (by: Client) =>
  waitingTrips
    .parse((await by.get('/api/matches/waiting').expect(200)).json())
    .map(({ id, waitsFor, promisedTip }) => ({ id, waitsFor, promisedTip }));
const details = async (by: Client, { id }: Pick<Trip, 'id'>) =>
  matchDetails.parse((await by.get(`/api/matches/${id}`).expect(200)).json());
const toTip = async (by: Client, { id }: { id: number }) =>
  recipientToTip.parse((await by.get(`/api/tips/recipients/${id}`).expect(200)).json());

/** A family that asks for help and promises 40 dollars. */
async function promised(about: object = { tipAmount: 40 }): Promise<Trip> {
  const [helper, seeker] = [await app.make.user({ verified: true }), await app.make.user()];
  const request = await app.make.listing({ by: seeker, type: 'seeking_help', ...about });
  return agree(app, { helper, seeker, listingId: request.id });
}
async function tip(
  { seeker, helper }: Pick<Trip, 'seeker' | 'helper'>,
  dollars: number,
  matchId: number | null = null,
) {
  await app.database.query(
    'test-tip',
    `insert into tip (sender_id, recipient_id, cents, status, money, paid_at, match_id, charge_id)
     values ($1, $2, $3, 'succeeded', 'held', now(), $4, 'ch_' || gen_random_uuid())`,
    [seeker.id, helper.id, dollars * 100, matchId],
  );
}

describe('a trip that is over', () => {
  it('waits for the review of each, and for the thanks of the family, until they are there', async () => {
    const trip = await agreedTrip(app, { listing: { acceptsTips: true } });
    const { id, helper, seeker, helpers, seekers } = trip;
    expect([await waiting(seekers), await waiting(helpers)]).toEqual([[], []]);
    await finish(app, trip);
    expect(await waiting(helpers)).toEqual([{ id, waitsFor: 'review', promisedTip: null }]);
    expect(await waiting(seekers)).toEqual([{ id, waitsFor: 'thanks', promisedTip: null }]);

    await rateBy(helpers, seeker).expect(200);
    await tip(trip, 15);
    expect(await waiting(helpers)).toEqual([]);
    expect(await waiting(seekers)).toEqual([{ id, waitsFor: 'review', promisedTip: null }]);
    await rateBy(seekers, helper).expect(200);
    expect(await waiting(seekers)).toEqual([]);
    await app.asVisitor().get('/api/matches/waiting').expect(401);
  });

  it('waits from the hand-over on', async () => {
    const trip = await agreedTrip(app, { listing: { acceptsTips: false } });
    await departIn(app, trip, -6);
    expect(await waiting(trip.seekers)).toEqual([]);
    await tap(trip.helpers, trip.id, 'met').expect(200);
    await tap(trip.helpers, trip.id, 'handed_over').expect(200);
    for (const by of [trip.helpers, trip.seekers])
      expect(await waiting(by)).toMatchObject([{ waitsFor: 'review' }]);
    await trip.helpers.post('/api/blocks', { userId: trip.seeker.id }).expect(200);
    for (const by of [trip.helpers, trip.seekers]) expect(await waiting(by)).toEqual([]);
  });

  it('waits for 14 days', async () => {
    const trip = await agreedTrip(app);
    await finish(app, trip, 13);
    expect(await waiting(trip.helpers)).toHaveLength(1);
    await finish(app, trip, 16);
    expect(await waiting(trip.helpers)).toEqual([]);
  });
});

describe('a promised tip', () => {
  it('is remembered when the request is changed and deleted, and asked for until it is given', async () => {
    const trip = await promised();
    const { id, listingId, helper, helpers, seekers } = trip;
    await finish(app, trip);
    await seekers.delete(`/api/listings/${listingId}`).expect(200);
    expect(await details(seekers, trip)).toMatchObject({ promisedTip: 40, givenTip: null });
    expect(await details(helpers, trip)).toMatchObject({ promisedTip: null, givenTip: null });
    expect(await toTip(seekers, helper)).toMatchObject({ tripId: id, promised: 40, given: null });
    await rateBy(seekers, helper).expect(200);
    expect(await waiting(seekers)).toEqual([{ id, waitsFor: 'thanks', promisedTip: 40 }]);

    await tip(trip, 40, id);
    expect(await waiting(seekers)).toEqual([]);
    expect(await details(seekers, trip)).toMatchObject({ givenTip: 40 });
    expect(await toTip(seekers, helper)).toMatchObject({ given: 40 });
  });

  it('is the least of a range, and also that of a request on which the helper’s listing was agreed', async () => {
    const range = await promised({ minTip: 20, maxTip: 60 });
    expect(await details(range.seekers, range)).toMatchObject({ promisedTip: 20 });

    const helper = await app.make.user({ verified: true });
    const seeker = await app.make.user();
    const { id: listingId, date } = await app.make.listing({ by: helper });
    await app.make.listing({ by: seeker, type: 'seeking_help', tipAmount: 25, date });
    const trip = await agree(app, { helper, seeker, listingId });
    expect(await details(trip.seekers, trip)).toMatchObject({ promisedTip: 25 });
  });

  it('is told to nobody else', async () => {
    const { helper } = await promised();
    const withoutTrip = recipientToTip.omit({ tripId: true, promised: true, given: true }).strict();
    const stranger = await app.as(await app.make.user());
    for (const by of [stranger, app.asVisitor()]) {
      const reply = await by.get(`/api/tips/recipients/${helper.id}`).expect(200);
      expect(withoutTrip.parse(reply.json())).toEqual(reply.json());
    }
  });
});

it('a tip for one trip is none for another with the same helper', async () => {
  const first = await agreedTrip(app, { listing: { acceptsTips: true } });
  const { id: listingId } = await app.make.listing({ by: first.helper, acceptsTips: true });
  await tip(first, 30, first.id);
  const second = await agree(app, { ...first, listingId });
  expect(await details(first.seekers, first)).toMatchObject({ givenTip: 30 });
  expect(await details(second.seekers, second)).toMatchObject({ givenTip: null });
});

it('a tip to one companion of a relay is for their part of it, and the traveler alone sees it', async () => {
  const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
  await tip({ seeker: family.user, helper: anand.user }, 25);
  expect(await details(family.client, { id: toFrankfurt })).toMatchObject({ givenTip: 25 });
  expect(await details(family.client, { id: toChicago })).toMatchObject({ givenTip: null });
  expect(await details(anand.client, { id: toFrankfurt })).toMatchObject({ givenTip: null });
  expect(await details(meera.client, { id: toChicago })).toMatchObject({ givenTip: null });
});

it('a promise to a relay is shared by its companions, and the rest is for the first', async () => {
  const { family, anand, meera, request, toFrankfurt, toChicago } = await makeRelay(app);
  const sharesOf = async () => {
    const shares = [];
    for (const id of [toFrankfurt, toChicago])
      shares.push((await details(family.client, { id })).promisedTip);
    return shares;
  };
  await app.database.query('test-late-promise', 'update listing set tip_amount = 40 where id = $1', [
    request,
  ]);
  expect(await sharesOf()).toEqual([20, 20]);
  await app.database.query('test-promise', 'update match set promised_tip = 45 where id in ($1, $2)', [
    toFrankfurt,
    toChicago,
  ]);
  expect(await sharesOf()).toEqual([23, 22]);
  expect(await toTip(family.client, anand.user)).toMatchObject({ tripId: toFrankfurt, promised: 23 });
  expect(await toTip(family.client, meera.user)).toMatchObject({ tripId: toChicago, promised: 22 });
  await finish(app, { id: toFrankfurt });
  expect(await waiting(family.client)).toMatchObject([{ id: toFrankfurt, promisedTip: 23 }]);

  await meera.client.post(`/api/matches/${toChicago}/cancel`, { reason: 'I am ill' }).expect(200);
  expect((await sharesOf())[0]).toBe(45);
});

/** A family has agreed with two helpers on the same flight of its request, and promised 45 dollars. */
async function agreedTwice() {
  const { family, anand, request, toFrankfurt } = await makeFirstPart(app);
  await app.database.query('test-of-two', 'update listing set tip_amount = 45 where id = $1', [request]);
  const omar = await makeMember(app, 'Omar Ali', { verified: true });
  await app.make.listing({ by: omar.user, ...offerOf(0) });
  await omar.client.post(`/api/listings/${request}/connect`).expect(200);
  const body = { listingId: request, userId: family.user.id, legs: [{ listingLeg: 1 }] };
  const { id } = match.parse((await omar.client.post('/api/matches', body).expect(200)).json());
  await family.client.post(`/api/matches/${id}/agree`).expect(200);
  const trips = [{ id: toFrankfurt }, { id }];
  const shares = async () => {
    const read = await Promise.all(trips.map((trip) => details(family.client, trip)));
    return read.map(({ promisedTip }) => promisedTip);
  };
  return { family, anand, omar, request, trips, shares };
}

it('a promise is shared by two helpers who fly the same flight, also after the request is gone', async () => {
  const { family, anand, omar, request, trips, shares } = await agreedTwice();
  expect(await shares()).toEqual([23, 22]);
  expect(await toTip(family.client, anand.user)).toMatchObject({ tripId: trips[0]?.id, promised: 23 });
  expect(await toTip(family.client, omar.user)).toMatchObject({ tripId: trips[1]?.id, promised: 22 });
  const ids = trips.map(({ id }) => id);
  await app.database.query('test-kept', 'update match set promised_tip = 45 where id = any($1)', [ids]);
  for (const trip of trips) await finish(app, trip);
  await family.client.delete(`/api/listings/${request}`).expect(200);
  expect(await shares()).toEqual([23, 22]);
  const waits = await waiting(family.client);
  for (const [index, promisedTip] of [23, 22].entries())
    expect(waits).toContainEqual(expect.objectContaining({ ...trips[index], promisedTip }));
});

it('a promise is whole again for the helper who stays', async () => {
  const { omar, trips, shares } = await agreedTwice();
  await omar.client.post(`/api/matches/${trips[1]?.id}/cancel`, { reason: 'I am ill' }).expect(200);
  expect((await shares())[0]).toBe(45);
});
