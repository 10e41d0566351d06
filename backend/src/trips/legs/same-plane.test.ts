import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match, matchOptions } from '../contract.js';
import { details } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  for (const [number, key] of [
    ['UA8345', 'AI102'],
    ['AI102', 'AI102'],
    ['DL3', 'DL3'],
  ])
    await app.database.pool.query('insert into flight_plane (number, day, planes) values ($1, $2, $3)', [
      number,
      day,
      JSON.stringify([{ from: 'JFK', to: 'DEL', key: `${key}.${day}` }]),
    ]);
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const day = inDays(20);
const legs = (flightNumber: string) => [
  { from: 'BOS', to: 'JFK', date: day, flightNumber: 'AA1' },
  { from: 'JFK', to: 'DEL', date: day, flightNumber },
];
const way = (flightNumber: string) => ({
  departureAirport: 'BOS',
  arrivalAirport: 'DEL',
  date: day,
  flightNumber: 'AA1',
  legs: legs(flightNumber),
});

/** A family's request and an Amigo's offer, whose second flights have these numbers. */
async function meet(theirs: string, own: string) {
  const [family, helper] = [await app.make.user(), await app.make.user({ verified: true })];
  const request = await app.make.listing({ by: family, type: 'seeking_help', ...way(theirs) });
  await app.make.listing({ by: helper, ...way(own) });
  const helpers = await app.as(helper);
  await helpers.post(`/api/listings/${request.id}/connect`).expect(200);
  return { request, family, helpers };
}

describe('the flights of one plane', () => {
  it.each([
    ['two numbers of one plane are flown together', 'UA8345', 'AI102', ['both', 'both']],
    ['numbers of two planes are not', 'UA8345', 'DL3', ['both', 'seeker', 'helper']],
    ['numbers that nobody knows are not', 'XX1', 'XX2', ['both', 'seeker', 'helper']],
  ])('%s', async (_, theirs, own, flown) => {
    const { request, family, helpers } = await meet(theirs, own);
    const options = matchOptions.parse(
      (await helpers.get(`/api/matches/options?with=${family.id}`).expect(200)).json(),
    );
    const way = options.find(({ listingId }) => listingId === request.id)?.way;
    expect(way?.map((leg) => leg.with)).toEqual(flown);
    const proposal = { listingId: request.id, userId: family.id };
    const { id } = match.parse((await helpers.post('/api/matches', proposal).expect(200)).json());
    const trip = await details(helpers, id);
    expect(trip.legs?.map((leg) => leg.with)).toEqual(flown);
    expect(trip.legs?.[1]).toMatchObject({ from: 'JFK', flightNumber: theirs });
  });

  it('a listing keeps no plane in its legs', async () => {
    const { request } = await meet('UA8345', 'AI102');
    const { rows } = await app.database.pool.query('select legs from listing where id = $1', [request.id]);
    expect(rows).toEqual([{ legs: legs('UA8345') }]);
  });
});
