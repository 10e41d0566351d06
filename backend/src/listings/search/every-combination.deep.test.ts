import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listings, type Flyer, type Leg, type ListingFilter, type Need } from '../contract.js';
import { today } from '../sql/today.js';

type Row = {
  id: number;
  user_id: number | null;
  type: 'helper' | 'seeking_help';
  departure_airport: string;
  arrival_airport: string;
  date: string;
  end_date: string | null;
  flight_number: string | null;
  status: 'active' | 'closed';
  needs: Need[];
  accepts_tips: boolean;
  legs: Leg[] | null;
  flyer: Flyer | null;
};

const insert = `
  insert into listing (type, user_id, email, covered_name, departure_airport, arrival_airport, date, end_date,
    flight_number, status, needs, accepts_tips, legs, flyer)
  select type, user_id, 'all@example.com', 'All', departure_airport, arrival_airport, date, end_date,
    flight_number, status, needs, accepts_tips, legs, flyer
  from json_populate_recordset(null::listing, $1) returning id::float8 as id`;

/** Pseudo-random numbers, the same in every run. */
function* numbers(): Generator<number, never> {
  for (let state = 42; ; state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
    yield state / 2_147_483_648;
}

const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

let app: TestApp;
let firstDay: string;
let rows: Row[];
let owners: Awaited<ReturnType<TestApp['make']['user']>>[];
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '100000' } });
  owners = await Promise.all(
    [null, 'English, Hindi', 'telugu and ENGLISH'].flatMap((languages) =>
      [true, false].map((verified) => app.make.user({ verified, languages })),
    ),
  );
  for (const owner of owners) await app.make.traveler(owner);
  const [row] = await app.database.query<{ day: string }>('test-today', `select ${today}::text as day`);
  firstDay = row?.day ?? '';
  const drawn = Array.from({ length: 400 }, () => draw(firstDay));
  const made = await app.database.query<{ id: number }>('test-insert', insert, [JSON.stringify(drawn)]);
  rows = drawn.map((about, at) => ({ ...about, id: made[at]?.id ?? 0 }));
});
afterAll(() => app.close());

const drawing = numbers();
const upTo = (most: number) => Math.floor(drawing.next().value * most);
const oneOf = <Kind>(first: Kind, ...others: Kind[]): Kind => others[upTo(others.length + 1)] ?? first;

/** Only trips of members have rows for their later legs. */
function draw(today: string): Omit<Row, 'id'> {
  const date = plus(today, upTo(25) - 10);
  const type = oneOf('helper', 'seeking_help');
  const [from, to] = [oneOf('JFK', 'EWR', 'ORD'), oneOf('DEL', 'BOM')];
  const flight = upTo(3) ? oneOf('AI102', 'UA82') : null;
  const stops = ['FRA', 'IST'].slice(0, Math.max(0, upTo(5) - 2));
  const legs = [from, ...stops].map((start, index) => ({
    from: start,
    to: stops[index] ?? to,
    date: plus(date, index && upTo(3)),
    ...(index ? { flightNumber: oneOf('AI102', 'UA82', 'LH430') } : flight && { flightNumber: flight }),
  }));
  const ids = owners.map(({ id }) => id);
  return {
    type,
    departure_airport: from,
    arrival_airport: to,
    date,
    end_date: stops.length || upTo(3) ? null : plus(date, upTo(12)),
    flight_number: flight,
    legs: stops.length ? legs : null,
    status: oneOf('active', 'active', 'active', 'closed'),
    needs: oneOf<Need[]>([], ['forms'], ['company', 'forms'], ['company']),
    user_id: ids[upTo(ids.length + (stops.length ? 0 : 2))] ?? null,
    accepts_tips: type === 'helper' && oneOf(true, false),
    flyer: oneOf(null, null, mother(null), mother('Hindi')),
  };
}

const mother = (languages: string | null): Flyer => ({
  firstName: 'Asha',
  relation: 'mother',
  ageGroup: '70_79',
  languages,
});
const languageNames: Partial<Record<string, string>> = { hi: 'hindi', te: 'telugu' };

/** The ids that the rules of a search give, evaluated in plain code. */
function expected(filter: ListingFilter): number[] {
  const {
    from,
    to,
    date,
    endDate,
    type,
    flight,
    needs = [],
    language,
    verified,
    acceptsTips,
    stops,
  } = filter;
  const ownerOf = (row: Row) => owners.find(({ id }) => id === row.user_id);
  const languagesOf = (row: Row) => (row.flyer?.languages ?? ownerOf(row)?.languages ?? '').toLowerCase();
  const [first, last] = [date && date > firstDay ? date : firstDay, endDate ?? date ?? '9999-12-31'];
  /** The day on which a trip is found: its own, or that of the later leg that has the flight. */
  const dayOf = (row: Row) => {
    const isInside = row.date <= last && (row.end_date ?? row.date) >= first && first <= last;
    if (isInside && (!flight || row.flight_number === flight)) return row.date > first ? row.date : first;
    if (!flight || row.date < firstDay) return undefined;
    const later = row.legs?.slice(1).filter((leg) => leg.flightNumber === flight && leg.date >= first);
    return later?.slice(0, 1).find((leg) => leg.date <= last)?.date;
  };
  return rows
    .filter((row) => row.status === 'active')
    .filter((row) => !from || row.departure_airport === from)
    .filter((row) => !to || row.arrival_airport === to)
    .filter((row) => !type || row.type === type)
    .filter((row) => needs.every((need) => row.needs.includes(need)))
    .filter((row) => !language || languagesOf(row).includes(languageNames[language] ?? '-'))
    .filter((row) => !verified || ownerOf(row)?.verified)
    .filter((row) => !acceptsTips || (row.type === 'helper' && row.accepts_tips))
    .filter((row) => !stops || (stops === 'some') === (row.legs !== null))
    .map((row) => ({ id: row.id, day: dayOf(row) ?? '' }))
    .filter(({ day }) => day)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.id - other.id))
    .map(({ id }) => id);
}

const queryOf = (filter: ListingFilter) =>
  new URLSearchParams(Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]));

async function found(filter: ListingFilter): Promise<number[]> {
  const ids: number[] = [];
  for (let address = `/api/listings?limit=23&${queryOf(filter)}`; address;) {
    const reply = await app.asVisitor().get(address).expect(200);
    ids.push(...listings.parse(reply.json()).map(({ id }) => id));
    address = /<(.*)>/.exec(String(reply.headers.link ?? ''))?.[1] ?? '';
  }
  return ids;
}

/** Every combination of one filter of each list. */
const combined = (...lists: ListingFilter[][]): ListingFilter[] =>
  lists.reduce<ListingFilter[]>(
    (all, list) => all.flatMap((some) => list.map((filter) => ({ ...some, ...filter }))),
    [{}],
  );

const ways = [{}, { from: 'JFK' }, { to: 'DEL' }, { from: 'EWR', to: 'BOM' }, { from: 'DEL', to: 'JFK' }];
const filters = combined(
  ways,
  [{}, { flight: 'AI102' }],
  [
    {},
    { type: 'helper' },
    { needs: ['forms', 'company'] },
    { language: 'hi', verified: true, stops: 'some' },
  ],
);

const windows: [when: string, { first?: number; last?: number }][] = [
  ['whenever', {}],
  ['today', { first: 0 }],
  ['on a day', { first: 4 }],
  ['on a day long after all', { first: 60 }],
  ['on a day that is over', { first: -3 }],
  ['on days from the past into the future', { first: -5, last: 3 }],
  ['on some days', { first: 2, last: 9 }],
  ['from a day on, far into the future', { first: 6, last: 300 }],
];

describe('the search with every filter', () => {
  it.each(windows)('finds all matching listings in order, %s', async (_when, { first, last }) => {
    const window = {
      ...(first !== undefined && { date: plus(firstDay, first) }),
      ...(last !== undefined && { endDate: plus(firstDay, last) }),
    };
    for (const filter of filters) {
      const query = { ...filter, ...window };
      expect({ query, ids: await found(query) }).toEqual({ query, ids: expected(query) });
    }
  });

  it.each(ways)('finds them by every combination of filters, with the route %j', async (way) => {
    const all = combined(
      [way],
      [{}, { type: 'helper' }, { type: 'seeking_help' }],
      [{}, { needs: ['forms'] }],
      [{}, { language: 'hi' }, { language: 'te' }],
      [{}, { verified: true }],
      [{}, { acceptsTips: true }],
      [{}, { stops: 'none' }, { stops: 'some' }],
    );
    for (const query of all)
      expect({ query, ids: await found(query) }).toEqual({ query, ids: expected(query) });
  });
});
