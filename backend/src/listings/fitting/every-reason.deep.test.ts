import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { Client } from '../../testing/client.js';
import type { ListingType } from '../contract.js';
import { today } from '../sql/today.js';
import {
  fittingTrips,
  legsOf,
  plus,
  type Fit,
  type KnownLeg,
  type PlaneOf,
  type StoredTrip,
} from '../testing/fitting-reference.js';
import { airports, numbersBetween, RandomTrips } from '../testing/random-trips.js';
import { tripOfListing, tripOfSearch } from './asked-trip.js';
import { fittingListings } from './contract.js';

const tripCount = 4_000;
/** On a busy machine. */
const slow = 60_000;
const peopleCount = 60;

const addPeople = `
  insert into "user" (id, email, username) select i, 'p' || i || '@example.com', 'Person ' || i from generate_series(1, $1::int) i`;
const addTravelers = `insert into traveler (user_id, username, verified) select id, username, false from "user"`;
const addTrips = `
  insert into listing (type, user_id, email, covered_name, departure_airport, arrival_airport, date, end_date,
    flight_number, show_flight, legs, status)
  select type, user_id, 'all@example.com', 'All', departure_airport, arrival_airport, date, end_date, flight_number,
    show_flight, legs, status
  from json_populate_recordset(null::listing, $1) returning id::float8 as id`;
/** Of one in six requests, as agreements leave it: some legs, now and then all. */
const cover = `
  update listing l set covered_legs = c.covered::smallint[] from unnest($1::bigint[], $2::text[]) as c (id, covered)
  where l.id = c.id`;
const coveredOf = (trip: Omit<StoredTrip, 'id' | 'covered_legs'>, index: number): number[] => {
  const count = trip.legs?.length ?? 1;
  if (trip.type === 'helper' || trip.user_id === null || index % 3) return [];
  return index % 4 ? [1 + (index % count)] : Array.from({ length: count }, (_, place) => place + 1);
};
const block = 'insert into block (blocker_id, blocked_id) values (1, 2), (3, 1)';
/** On most routes both numbers are of one plane; of some flights no timetable knows. */
const planeOf: PlaneOf = (flight, from, to, day) => {
  const numbers = numbersBetween(from, to);
  const index = numbers.findIndex((number) => number === flight);
  if (index < 0 || from === 'BOM') return undefined;
  return `${numbers[to === 'LHR' ? index : 0]}.${day}`;
};
const addPlanes = `
  insert into flight_plane (number, day, planes)
  select number, day, jsonb_agg(jsonb_build_object('from', departure, 'to', arrival, 'key', key))
  from jsonb_to_recordset($1::jsonb) as p (number text, day date, departure text, arrival text, key text)
  group by number, day`;
function planes() {
  const days = Array.from({ length: 40 }, (_, later) => plus(firstDay, later - 5));
  const routes = airports.flatMap((from) => airports.map((to) => ({ from, to })));
  return routes.flatMap(({ from, to }) =>
    numbersBetween(from, to).flatMap((number) =>
      days.flatMap((day) => {
        const key = planeOf(number, from, to, day);
        return key ? [{ number, day, departure: from, arrival: to, key }] : [];
      }),
    ),
  );
}
const viewer = { id: 1, hidden: [2, 3] };

let app: TestApp;
let member: Client;
let firstDay: string;
let trips: StoredTrip[];
let known: KnownLeg[];
const seen: Fit[] = [];

beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '100000' } });
  const [row] = await app.database.query<{ day: string }>('test-today', `select ${today}::text as day`);
  firstDay = row?.day ?? '';
  await app.database.query('test-people', addPeople, [peopleCount]);
  await app.database.query('test-travelers', addTravelers);
  await app.database.query('test-blocks', block);
  await app.database.query('test-planes', addPlanes, [JSON.stringify(planes())]);
  const random = new RandomTrips(firstDay, 7);
  const people = Array.from({ length: peopleCount }, (_, index) => 1 + index);
  const drawn = Array.from({ length: tripCount }, () => random.trip(people));
  const made = await app.database.query<{ id: number }>('test-trips', addTrips, [JSON.stringify(drawn)]);
  trips = drawn.map((trip, index) => ({
    ...trip,
    id: made[index]?.id ?? 0,
    covered_legs: coveredOf(trip, index),
  }));
  const covered = trips.filter((trip) => trip.covered_legs.length);
  expect(covered.length).toBeGreaterThan(400);
  const rows = [covered.map(({ id }) => id), covered.map((trip) => `{${trip.covered_legs.join()}}`)];
  await app.database.query('test-cover', cover, rows);
  known = trips.flatMap((trip) => legsOf(trip, firstDay, planeOf));
  member = await app.as({ id: viewer.id });
}, slow);
afterAll(() => app.close());

async function answer(client: Client, query: string): Promise<Fit[]> {
  const reply = await client.get(`/api/listings/fitting?${query}`).expect(200);
  const found = fittingListings.parse(reply.json());
  expect(reply.json()).toEqual(found);
  const fits = found.map(({ id, why, mine, theirs, day, away, km, shared }) => {
    return { id, why, mine, theirs, day, away, km, shared };
  });
  seen.push(...fits);
  return fits;
}

describe('the search for fitting trips', () => {
  it(
    'gives for legs what slow and obvious code gives, to visitors and to members',
    async () => {
      const random = new RandomTrips(firstDay, 11);
      const visitor = { id: 0, hidden: [], today: firstDay };
      for (let turn = 0; turn < 240; turn++) {
        const legs = random.legs(1 + (turn % 4));
        const type = [undefined, 'helper', 'seeking_help'][random.upTo(3)] as ListingType | undefined;
        const endDate =
          legs.length === 1 && random.upTo(2) ? plus(legs.at(-1)?.date ?? '', random.upTo(6)) : undefined;
        const written = legs.map(({ from, to, date, flightNumber }) =>
          [`${from}-${to}`, date, ...(flightNumber ? [flightNumber] : [])].join('.'),
        );
        const query = `legs=${written}${type ? `&type=${type}` : ''}${endDate ? `&endDate=${endDate}` : ''}`;
        const trip = tripOfSearch({ legs, type, endDate });
        const isMember = turn % 3 === 0;
        const client = isMember ? member : app.asVisitor();
        const expected = fittingTrips(
          trip,
          known,
          isMember ? { ...viewer, today: firstDay } : visitor,
          planeOf,
        );
        expect({ query, fits: await answer(client, query) }).toEqual({ query, fits: expected });
      }
    },
    slow,
  );

  it(
    'gives for every listing of a member what slow and obvious code gives',
    async () => {
      const own = trips.filter((trip) => trip.user_id === viewer.id);
      expect(own.length).toBeGreaterThan(20);
      for (const { id, ...trip } of own) {
        const asked = tripOfListing({
          type: trip.type,
          departureAirport: trip.departure_airport,
          arrivalAirport: trip.arrival_airport,
          date: trip.date,
          endDate: trip.end_date,
          flightNumber: trip.flight_number,
          legs: trip.legs?.map((leg, index) => ({
            ...leg,
            ...(trip.covered_legs.includes(index + 1) && { covered: true as const }),
          })),
          covered: trip.covered_legs.length === (trip.legs?.length ?? 1) ? true : null,
        });
        const expected = fittingTrips(asked, known, { ...viewer, today: firstDay }, planeOf);
        expect({ id, fits: await answer(member, `listing=${id}`) }).toEqual({ id, fits: expected });
      }
    },
    slow,
  );

  it('has met every reason, direction and bound on the way', () => {
    expect(new Set(seen.map(({ why }) => why))).toEqual(new Set(['flight', 'leg', 'route', 'airport']));
    expect(new Set(seen.map(({ away }) => away))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(seen.map(({ shared }) => shared)).size).toBeGreaterThan(2);
    expect(seen.some(({ mine, theirs }) => mine === 0 && theirs === 0)).toBe(true);
    expect(seen.some(({ mine, theirs }) => mine > 0 && theirs === 0)).toBe(true);
    expect(seen.some(({ mine, theirs }) => mine === 0 && theirs > 0)).toBe(true);
    const busiest = Map.groupBy(
      trips.filter(({ status, user_id: owner }) => status === 'active' && owner),
      (trip) => `${trip.type} ${trip.departure_airport} ${trip.arrival_airport} ${trip.date}`,
    );
    expect(Math.max(...[...busiest.values()].map(({ length }) => length))).toBeGreaterThan(12);
  });
});
