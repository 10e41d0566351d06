import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match, matchOptions } from '../contract.js';
import { details } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const day = inDays(20);
const direct = {
  departureAirport: 'BLR',
  arrivalAirport: 'LHR',
  date: day,
  time: '03:50',
  arrivalTime: '10:00',
  arrivalDate: day,
  flightNumber: 'BA118',
};
const legs = [
  { from: 'BLR', to: 'LHR', date: day, time: '03:50', arrivalTime: '10:00', flightNumber: 'BA118' },
  { from: 'LHR', to: 'SEA', date: day, time: '15:10', arrivalTime: '16:35', flightNumber: 'BA49' },
];
const kept = { showFlight: false, contact: 'after_yes' } as const;
const secrets = /BA118|BA49|03:50|10:00|15:10|16:35/;

async function meet(listing: object) {
  const [owner, asker] = [await app.make.user({ verified: true }), await app.make.user({ verified: true })];
  const { id: listingId } = await app.make.listing({ by: owner, ...listing });
  const [owners, askers] = [await app.as(owner), await app.as(asker)];
  const ask = async (more: object = {}) => {
    const body = { listingId, userId: owner.id, agreesToRules: true, ...more };
    return match.parse((await askers.post('/api/matches', body).expect(200)).json());
  };
  return { owner, owners, asker, askers, listingId, ask };
}

describe('a flight that its owner keeps', () => {
  it.each([
    ['direct', direct],
    ['with a stop', { ...direct, arrivalAirport: 'SEA', legs }],
  ])(
    'is not in a proposal of another person before the yes, and in the trip of both after it: %s',
    async (_, way) => {
      const { owners, askers, ask } = await meet({ type: 'seeking_help', ...way, ...kept });
      const { id } = await ask();
      for (const path of [`/api/matches/${id}`, '/api/matches', '/api/requests'])
        expect((await askers.get(path).expect(200)).text).not.toMatch(secrets);
      await owners.post(`/api/matches/${id}/agree`).expect(200);
      for (const by of [owners, askers]) {
        const trip = await details(by, id);
        expect(trip).toMatchObject({ date: day, time: '03:50', flightNumber: 'BA118' });
        expect(trip.legs?.map(({ flightNumber, arrivalTime }) => [flightNumber, arrivalTime])).toEqual(
          'legs' in way
            ? [
                ['BA118', '10:00'],
                ['BA49', '16:35'],
              ]
            : [['BA118', '10:00']],
        );
      }
    },
  );

  it('is not asked of one who may propose, and not said to them', async () => {
    const { owner, askers, listingId } = await meet({ type: 'seeking_help', ...direct, ...kept });
    await askers.post(`/api/listings/${listingId}/connect`, { agreesToRules: true }).expect(200);
    const reply = await askers.get(`/api/matches/options?with=${owner.id}`).expect(200);
    expect(reply.text).not.toMatch(secrets);
    const [option] = matchOptions.parse(reply.json());
    expect([option?.listingId, option?.time, option?.flightNumber]).toEqual([
      listingId,
      undefined,
      undefined,
    ]);
  });

  it('of an attached request is in the trip from the yes on', async () => {
    const offer = {
      departureAirport: 'LHR',
      arrivalAirport: 'SEA',
      date: day,
      time: '15:10',
      flightNumber: 'BA49',
    };
    const { owners, asker, askers, ask } = await meet({ type: 'helper', ...offer });
    const request = { ...direct, arrivalAirport: 'SEA', legs, showFlight: false };
    const { id: requestId } = await app.make.listing({ by: asker, type: 'seeking_help', ...request });
    const { id } = await ask({ traveler: { listingId: requestId } });
    expect((await owners.get(`/api/matches/${id}`).expect(200)).text).not.toMatch(/BA118|03:50|16:35/);
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    for (const by of [owners, askers])
      expect(
        (await details(by, id)).legs?.map((leg) => [leg.flightNumber, leg.time, leg.arrivalTime]),
      ).toEqual([
        ['BA118', '03:50', '10:00'],
        ['BA49', '15:10', '16:35'],
      ]);
  });

  it('is in a proposal of its owner', async () => {
    const { owners, asker, askers, listingId } = await meet({ type: 'seeking_help', ...direct, ...kept });
    await askers.post(`/api/listings/${listingId}/connect`, { agreesToRules: true }).expect(200);
    const body = { listingId, userId: asker.id };
    const { id } = match.parse((await owners.post('/api/matches', body).expect(200)).json());
    expect(await details(askers, id)).toMatchObject({ time: '03:50', flightNumber: 'BA118' });
  });
});
