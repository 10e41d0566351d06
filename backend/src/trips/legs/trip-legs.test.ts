import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details } from '../testing/pairs.js';
import { match, matchOptions, type MatchDetails } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const day = inDays(20);
const nextDay = inDays(21);
const toFrankfurt = { from: 'HYD', to: 'FRA', date: day, time: '01:30', flightNumber: 'LH753' };
const toChicago = {
  from: 'FRA',
  to: 'ORD',
  date: nextDay,
  time: '10:15',
  arrivalTime: '12:40',
  flightNumber: 'LH430',
};
const fromMumbai = { from: 'BOM', to: 'FRA', date: day, time: '02:55', flightNumber: 'LH757' };
const grandmother = {
  type: 'seeking_help' as const,
  departureAirport: 'HYD',
  arrivalAirport: 'ORD',
  date: day,
  legs: [toFrankfurt, toChicago],
};
const amigo = {
  type: 'helper' as const,
  departureAirport: 'BOM',
  arrivalAirport: 'ORD',
  date: day,
  legs: [fromMumbai, toChicago],
};

/** A family's request, and the Amigo who asked for its contact; `offer` is the Amigo's own listing. */
async function meet({ offer, request = grandmother }: { offer?: object; request?: object } = {}) {
  const [family, helper] = [await app.make.user(), await app.make.user({ verified: true })];
  const { id: listingId } = await app.make.listing({ by: family, ...request });
  if (offer) await app.make.listing({ by: helper, ...offer });
  const [families, helpers] = [await app.as(family), await app.as(helper)];
  await helpers.post(`/api/listings/${listingId}/connect`).expect(200);
  const propose = (more: object = {}) =>
    helpers.post('/api/matches', { listingId, userId: family.id, ...more });
  return { listingId, family, families, helpers, propose };
}
async function proposed(parts: Parameters<typeof meet>[0], more: object = {}) {
  const pair = await meet(parts);
  const { id } = match.parse((await pair.propose(more).expect(200)).json());
  return { ...pair, id, trip: await details(pair.helpers, id) };
}
const waysOf = ({ legs = [] }: MatchDetails) =>
  legs.map((leg) => `${leg.from}-${leg.to} ${leg.flightNumber} ${leg.with}`);
const flight = ({ departure, arrival, date, time, flightNumber }: MatchDetails) =>
  [departure.code, arrival.code, date, time, flightNumber].join(' ');

describe('the legs of a trip', () => {
  it('are those of the request for somebody who has no listing of their own', async () => {
    const { trip } = await proposed({});
    expect(flight(trip)).toBe(`HYD ORD ${day} 01:30 LH753`);
    expect(waysOf(trip)).toEqual(['HYD-FRA LH753 both', 'FRA-ORD LH430 both']);
  });

  it('are flown together where both are in one plane, and alone before', async () => {
    const { trip, families, id } = await proposed({ offer: amigo });
    expect(flight(trip)).toBe(`FRA ORD ${nextDay} 10:15 LH430`);
    const way = ['HYD-FRA LH753 seeker', 'BOM-FRA LH757 helper', 'FRA-ORD LH430 both'];
    expect(waysOf(trip)).toEqual(way);
    expect(waysOf(await details(families, id))).toEqual(way);
    expect(trip.legs?.[2]).toMatchObject({
      departure: { city: 'Frankfurt' },
      arrival: { city: 'Chicago', timezone: 'America/Chicago' },
      date: nextDay,
      arrivalDate: nextDay,
      arrivalTime: '12:40',
    });
  });

  it('are named before a proposal is made', async () => {
    const { helpers, listingId, families, family } = await meet({ offer: amigo });
    const options = await helpers.get(`/api/matches/options?with=${family.id}`).expect(200);
    const [option] = matchOptions.parse(options.json());
    expect(option).toMatchObject({ listingId, role: 'helper', isOwn: false });
    expect(option?.way?.map((leg) => `${leg.from}-${leg.to} ${leg.with}`)).toEqual([
      'HYD-FRA seeker',
      'BOM-FRA helper',
      'FRA-ORD both',
    ]);
    const { id } = (await helpers.get('/api/auth/me').expect(200)).json() as { id: number };
    const theirs = await families.get(`/api/matches/options?with=${id}`).expect(200);
    expect(matchOptions.parse(theirs.json())).toMatchObject([
      { listingId, role: 'seeking_help', isOwn: true, way: option?.way },
    ]);
  });

  it('are one for a direct trip', async () => {
    const request = { ...grandmother, legs: null, time: '01:30', flightNumber: 'AI127' };
    const { trip } = await proposed({ request });
    expect(waysOf(trip)).toEqual(['HYD-ORD AI127 both']);
  });

  it('are one for a direct trip, with its landing, on the day that was chosen', async () => {
    const landing = { arrivalTime: '07:50', arrivalDate: nextDay };
    const request = { ...grandmother, legs: null, endDate: inDays(22), time: '01:30', ...landing };
    const { trip } = await proposed({ request }, { date: nextDay });
    expect(trip.legs).toMatchObject([{ date: nextDay, arrivalTime: '07:50', arrivalDate: inDays(22) }]);
    const { trip: other } = await proposed({ request }, { date: nextDay, time: '05:00' });
    expect(other.legs).toMatchObject([{ arrivalTime: null, arrivalDate: null }]);
  });

  it('tell of another landing, and take it over', async () => {
    const request = { ...grandmother, legs: null, time: '01:30', arrivalTime: '12:40', arrivalDate: day };
    const { families, helpers, listingId, id } = await proposed({ request });
    await families.patch(`/api/listings/${listingId}`, { arrivalTime: '13:10' }).expect(200);
    expect((await details(helpers, id)).legs).toMatchObject([{ arrivalTime: '13:10', arrivalDate: day }]);
  });

  it('are those that the proposal names', async () => {
    const { trip } = await proposed({}, { legs: [{ listingLeg: 2 }] });
    expect(flight(trip)).toBe(`FRA ORD ${nextDay} 10:15 LH430`);
    expect(waysOf(trip)).toEqual(['HYD-FRA LH753 seeker', 'FRA-ORD LH430 both']);
  });

  it.each([
    ['Choose legs that follow each other', [{ listingLeg: 2 }, { listingLeg: 1 }]],
    ['This listing has fewer legs', [{ listingLeg: 2 }, { listingLeg: 3 }]],
    ['Choose a leg', []],
  ])('refuse others in words: %s', async (message, legs) => {
    const { propose } = await meet();
    const reply = await propose({ legs }).expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'legs', message }] });
  });

  it.each([
    ['another one of theirs', amigo, [{ listingLeg: 2, otherLeg: 1 }]],
    ['one that they do not have', amigo, [{ listingLeg: 2, otherLeg: 4 }]],
    ['one where they fly elsewhere', amigo, [{ listingLeg: 1, otherLeg: 1 }]],
    [
      'the order of theirs',
      { ...amigo, legs: [toFrankfurt, toChicago], departureAirport: 'HYD' },
      [
        { listingLeg: 1, otherLeg: 1 },
        { listingLeg: 2, otherLeg: 1 },
      ],
    ],
    ['one of a person without a listing', undefined, [{ listingLeg: 1, otherLeg: 1 }]],
  ])('are not shared when a proposal takes %s for the same flight', async (_, offer, legs) => {
    const { propose } = await meet({ ...(offer && { offer }) });
    expect((await propose({ legs }).expect(400)).json()).toMatchObject({
      issues: [{ path: 'legs.0.otherLeg', message: 'The other one does not fly this part on this day' }],
    });
  });

  it('are shared on the flight that a proposal names for both', async () => {
    const { trip } = await proposed({ offer: amigo }, { legs: [{ listingLeg: 2, otherLeg: 2 }] });
    expect(waysOf(trip)).toEqual(['HYD-FRA LH753 seeker', 'BOM-FRA LH757 helper', 'FRA-ORD LH430 both']);
  });

  it('keep flights and times that the owner of the other listing keeps', async () => {
    const { trip } = await proposed({ offer: { ...amigo, showFlight: false } });
    expect(waysOf(trip)).toEqual(['BOM-FRA null helper', 'HYD-FRA LH753 seeker', 'FRA-ORD LH430 both']);
    expect(trip.legs?.[0]?.time).toBeNull();
  });

  describe('of a request with somebody on its second leg', () => {
    async function halfway(offer?: object) {
      const pair = await meet(offer ? { offer } : {});
      const { listingId, family, families } = pair;
      const other = await app.as(await app.make.user({ verified: true }));
      const body = { listingId, userId: family.id, legs: [{ listingLeg: 2 }] };
      const { id } = match.parse((await other.post('/api/matches', body).expect(200)).json());
      await families.post(`/api/matches/${id}/agree`).expect(200);
      return pair;
    }
    const both = { ...grandmother, type: 'helper' };
    const alone = ['HYD-FRA LH753 both', 'FRA-ORD LH430 seeker'];

    it.each([
      ['has no listing', undefined, alone],
      ['flies the whole way', both, ['HYD-FRA LH753 both', 'FRA-ORD LH430 seeker', 'FRA-ORD LH430 helper']],
      ['flies only where somebody is', amigo, alone],
    ])('are the first for an Amigo who %s', async (_, offer, way) => {
      const { propose, helpers, family } = await halfway(offer);
      const options = await helpers.get(`/api/matches/options?with=${family.id}`).expect(200);
      const [option] = matchOptions.parse(options.json());
      expect(option?.way?.map((leg) => `${leg.from}-${leg.to} ${leg.flightNumber} ${leg.with}`)).toEqual(way);
      const { id } = match.parse((await propose().expect(200)).json());
      const trip = await details(helpers, id);
      expect(waysOf(trip)).toEqual(way);
      expect(flight(trip)).toBe(`HYD FRA ${day} 01:30 LH753`);
    });

    it('are the first in an ask of the family on an offer of the whole way', async () => {
      const { families, listingId } = await halfway();
      const owner = await app.make.user({ verified: true });
      const { id: offerId } = await app.make.listing({ by: owner, ...both, type: 'helper' });
      const body = { listingId: offerId, userId: owner.id, traveler: { listingId } };
      const { id } = match.parse((await families.post('/api/matches', body).expect(200)).json());
      expect(flight(await details(families, id))).toBe(`HYD FRA ${day} 01:30 LH753`);
    });

    it('are those that the proposal names, also where somebody is', async () => {
      const { propose, helpers } = await halfway();
      const { id } = match.parse((await propose({ legs: [{ listingLeg: 2 }] }).expect(200)).json());
      expect(flight(await details(helpers, id))).toBe(`FRA ORD ${nextDay} 10:15 LH430`);
    });

    it('are all of them once somebody is on each', async () => {
      const { propose, families, family, listingId } = await halfway();
      const first = match.parse((await propose().expect(200)).json());
      await families.post(`/api/matches/${first.id}/agree`).expect(200);
      const third = await app.as(await app.make.user({ verified: true }));
      const body = { listingId, userId: family.id };
      const { id } = match.parse((await third.post('/api/matches', body).expect(200)).json());
      expect(waysOf(await details(third, id))).toEqual(['HYD-FRA LH753 both', 'FRA-ORD LH430 both']);
    });
  });

  it('follow the listing, in the part that was agreed', async () => {
    const { trip, families, helpers, listingId, id } = await proposed({ offer: amigo });
    await families.post(`/api/matches/${trip.id}/agree`).expect(200);
    const legs = [
      { ...toFrankfurt, date: inDays(22) },
      { ...toChicago, date: inDays(23), time: '11:00' },
    ];
    await families.patch(`/api/listings/${listingId}`, { date: inDays(22), legs }).expect(200);
    const moved = await details(helpers, id);
    expect(flight(moved)).toBe(`FRA ORD ${inDays(23)} 11:00 LH430`);
    expect(waysOf(moved)).toEqual(['BOM-FRA LH757 helper', 'HYD-FRA LH753 seeker', 'FRA-ORD LH430 both']);
  });

  it('move with the days, and are gone with the trip', async () => {
    const { helpers, listingId, id, families } = await proposed({ offer: amigo });
    await app.asVisitor().post(`/sandbox/listings/${listingId}/days`, { by: 3 }).expect(200);
    const { legs = [] } = await details(helpers, id);
    expect(legs.map(({ date }) => date)).toEqual([inDays(17), inDays(17), inDays(18)]);
    await families.delete(`/api/listings/${listingId}`).expect(200);
    expect((await details(helpers, id)).legs).toHaveLength(3);
  });
});
