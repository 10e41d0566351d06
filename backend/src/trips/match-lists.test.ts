import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../testing/client.js';
import { forgetLimits } from '../testing/log-in.js';
import { inDays } from '../testing/make.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { details, makePair, propose } from './testing/pairs.js';
import { match, matches, type Match } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const list = async (by: Client, query = '') =>
  matches.parse((await by.get(`/api/matches${query}`).expect(200)).json());

describe('the list of trips', () => {
  it('lists the trips of both, the next one first', async () => {
    const { owner, asker, owners, askers, listingId } = await makePair(app, { date: inDays(20) });
    const { id: sooner } = await app.make.listing({ by: owner, date: inDays(9) });
    await askers.post(`/api/listings/${sooner}/connect`).expect(200);
    const late = await propose(owners, listingId, asker);
    const soon = await propose(owners, sooner, asker);
    const ids = (trips: { id: number }[]) => trips.map(({ id }) => id);
    expect(ids(await list(askers, '?when=coming'))).toEqual([soon.id, late.id]);
    expect(ids(await list(owners, '?when=coming'))).toEqual([soon.id, late.id]);
    await askers.post(`/api/matches/${soon.id}/decline`).expect(200);
    expect(ids(await list(askers, '?when=coming'))).toEqual([late.id]);
    expect(ids(await list(askers, '?when=past'))).toEqual([soon.id]);
    expect(ids(await list(askers, `?with=${owner.id}`))).toEqual([late.id, soon.id]);
  });

  it.each(['coming', 'past'])('pages through %s trips, each shown once', async (when) => {
    const { owner, asker, owners, askers } = await makePair(app);
    const ids: number[] = [];
    for (const day of [9, 9, 7, 8]) {
      const { id } = await app.make.listing({ by: owner, date: inDays(day) });
      await askers.post(`/api/listings/${id}/connect`).expect(200);
      ids.push((await propose(owners, id, asker)).id);
    }
    if (when === 'past') for (const id of ids) await askers.post(`/api/matches/${id}/decline`).expect(200);
    const [first, second, third, fourth] = ids;
    const seen: number[][] = [];
    let next: string | undefined = `/api/matches?when=${when}&limit=2`;
    while (next) {
      const reply = await owners.get(next).expect(200);
      seen.push(matches.parse(reply.json()).map(({ id }) => id));
      next = /<(.*)>; rel="next"/.exec(String(reply.headers.link))?.[1];
    }
    const sorted = [[third, fourth], [first, second], []];
    expect(seen).toEqual(when === 'coming' ? sorted : [[second, first], [fourth, third], []]);
    await owners.get(`/api/matches?when=${when}&cursor=tomorrow`).expect(400);
  });

  it.each([
    [2, 'past', 'coming'],
    [6, 'coming', 'past'],
  ])(
    'of a trip that began 5 days ago and flies on after %d days is in the list of %s trips',
    async (later, in_, not) => {
      const { owner, asker, owners, askers } = await makePair(app);
      const { id: listingId } = await app.make.listing({ by: owner, date: inDays(9) });
      await askers.post(`/api/listings/${listingId}/connect`).expect(200);
      const { id } = await propose(owners, listingId, asker);
      await app.database.query('test-days', 'update match set date = $2 where id = $1', [id, inDays(-5)]);
      await app.database.query(
        'test-legs',
        `insert into trip_leg (match_id, leg, departure, arrival, days_later, flown_by)
       values ($1, 1, 'DEL', 'FRA', 0, 'both'), ($1, 2, 'FRA', 'ORD', $2, 'both')`,
        [id, later],
      );
      expect((await list(askers, `?when=${in_}`)).map((trip) => trip.id)).toEqual([id]);
      expect(await list(askers, `?when=${not}`)).toEqual([]);
    },
  );

  it('fills a page with trips of those it is about', async () => {
    const { owner, asker, owners, listingId } = await makePair(app, { date: inDays(9) });
    const { id: later } = await app.make.listing({ by: owner, date: inDays(20) });
    const stranger = await app.make.user();
    const strangers = await app.as(stranger);
    await strangers.post(`/api/listings/${later}/connect`).expect(200);
    const { id } = await propose(owners, listingId, asker);
    const { id: latest } = await propose(owners, later, stranger);
    const ids = async (query: string) => (await list(owners, query)).map((trip) => trip.id);
    expect(await ids('?limit=1')).toEqual([latest]);
    expect(await ids(`?limit=1&with=${asker.id}`)).toEqual([id]);
    await owners.post('/api/blocks', { userId: stranger.id }).expect(200);
    expect(await ids('?limit=1')).toEqual([id]);
  });

  it('has the one flight of a direct trip, and what the airline says of it', async () => {
    const trip = { date: inDays(3), flightNumber: 'AI101', departureAirport: 'DEL', arrivalAirport: 'JFK' };
    const { asker, owners, askers, listingId } = await makePair(app, trip);
    const { id } = await propose(owners, listingId, asker);
    await askers.post(`/api/matches/${id}/agree`).expect(200);
    const [direct] = await list(owners);
    expect(direct).toMatchObject({
      departure: { code: 'DEL', city: 'Delhi' },
      arrival: { code: 'JFK', timezone: 'America/New_York' },
      legs: [{ from: 'DEL', to: 'JFK', flightNumber: 'AI101', with: 'both', flightStatus: null }],
      companions: [],
      meetings: [],
    });
    expect(withoutMinutes(direct)).toEqual(withoutMinutes(match.parse(await details(owners, id))));

    await app.database.query('test-airline-says', airlineSays, [trip.date, `${trip.date}T20:00:00.000Z`]);
    const [followed] = await list(owners);
    expect(followed?.legs).toMatchObject([{ flightNumber: 'AI101', flightStatus: { state: 'scheduled' } }]);
    expect(withoutMinutes(followed)).toEqual(withoutMinutes(match.parse(await details(owners, id))));
  });

  it('has the stops and meetings of those trips on a page that have some', async () => {
    const { owner, asker, owners, askers, listingId } = await makePair(app, { date: inDays(5) });
    const [date, places] = [inDays(9), { departureAirport: 'DEL', arrivalAirport: 'ORD' }];
    const stop = [
      { from: 'DEL', to: 'FRA', date },
      { from: 'FRA', to: 'ORD', date },
    ];
    const { id: withStop } = await app.make.listing({ by: owner, date, ...places, legs: stop });
    await askers.post(`/api/listings/${withStop}/connect`).expect(200);
    const plain = await propose(owners, listingId, asker);
    const via = await propose(owners, withStop, asker);
    await askers.post(`/api/matches/${via.id}/agree`).expect(200);
    const meeting = { airport: 'FRA', place: 'Gate B22', date, time: '08:10' };
    await askers.patch(`/api/matches/${via.id}`, { meetings: [meeting] }).expect(200);
    const listed = await list(owners, '?when=coming');
    expect(listed.map(({ id, legs, meetings }) => [id, legs?.map(({ to }) => to), meetings])).toEqual([
      [plain.id, [listed[0]?.arrival.code], []],
      [via.id, ['FRA', 'ORD'], [expect.objectContaining(meeting)]],
    ]);
    expect(withoutMinutes(listed[1])).toEqual(withoutMinutes(match.parse(await details(owners, via.id))));
  });
});

const airlineSays = `
  insert into flight_status (number, day, departure, operator, status, known_at)
  values ('AI101', $1::date, 'DEL', 'AI101', jsonb_build_object('state', 'scheduled', 'departs', $2::text,
    'arrives', null, 'plannedDeparture', $2::text, 'plannedArrival', null, 'terminal', null, 'gate', null, 'belt', null),
    now())`;

/** A list does not count how long it takes to change planes. */
const withoutMinutes = (trip: Match | undefined) => ({
  ...trip,
  legs: trip?.legs?.map((leg) => ({ ...leg, minutesToChange: undefined })),
});
