import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listings, type ListingFilter, type Need } from '../contract.js';
import { today } from '../sql/today.js';

type Row = {
  id: number;
  type: 'helper' | 'seeking_help';
  departure_airport: string;
  arrival_airport: string;
  date: string;
  end_date: string | null;
  flight_number: string | null;
  status: 'active' | 'closed';
  needs: Need[];
};

const insert = `
  insert into listing (type, email, covered_name, departure_airport, arrival_airport, date, end_date, flight_number, status, needs)
  select type, 'all@example.com', 'All', departure_airport, arrival_airport, date, end_date, flight_number, status, needs
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
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '100000' } });
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

function draw(from: string): Omit<Row, 'id'> {
  const date = plus(from, upTo(25) - 10);
  return {
    type: oneOf('helper', 'seeking_help'),
    departure_airport: oneOf('JFK', 'EWR', 'ORD'),
    arrival_airport: oneOf('DEL', 'BOM'),
    date,
    end_date: upTo(3) ? null : plus(date, upTo(12)),
    flight_number: upTo(3) ? oneOf('AI102', 'UA82') : null,
    status: oneOf('active', 'active', 'active', 'closed'),
    needs: oneOf<Need[]>([], ['forms'], ['company', 'forms'], ['company']),
  };
}

/** The ids that the rules of a search give, evaluated in plain code. */
function expected({ from, to, date, endDate, type, flight, needs = [] }: ListingFilter): number[] {
  const [first, last] = [date && date > firstDay ? date : firstDay, endDate ?? date ?? '9999-12-31'];
  const dayOf = (row: Row) => (row.date > first ? row.date : first);
  return rows
    .filter(
      (row) =>
        row.status === 'active' && row.date <= last && (row.end_date ?? row.date) >= first && first <= last,
    )
    .filter((row) => !from || row.departure_airport === from)
    .filter((row) => !to || row.arrival_airport === to)
    .filter((row) => !type || row.type === type)
    .filter((row) => !flight || row.flight_number === flight)
    .filter((row) => needs.every((need) => row.needs.includes(need)))
    .sort((one, other) =>
      dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : one.id - other.id,
    )
    .map(({ id }) => id);
}

const queryOf = ({ needs, ...rest }: ListingFilter) =>
  new URLSearchParams({ ...rest, ...(needs && { needs: needs.join(',') }) });

async function found(filter: ListingFilter): Promise<number[]> {
  const ids: number[] = [];
  for (let address = `/api/listings?limit=23&${queryOf(filter)}`; address;) {
    const reply = await app.asVisitor().get(address).expect(200);
    ids.push(...listings.parse(reply.json()).map(({ id }) => id));
    address = /<(.*)>/.exec(String(reply.headers.link ?? ''))?.[1] ?? '';
  }
  return ids;
}

const filters = [
  {},
  { from: 'JFK' },
  { to: 'DEL' },
  { from: 'EWR', to: 'BOM' },
  { from: 'DEL', to: 'JFK' },
].flatMap((route) =>
  [{}, { flight: 'AI102' }].flatMap((flight) =>
    [{}, { type: 'helper' as const }, { needs: ['forms', 'company'] satisfies Need[] }].map((other) => ({
      ...route,
      ...flight,
      ...other,
    })),
  ),
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
