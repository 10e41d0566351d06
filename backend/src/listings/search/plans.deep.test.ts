import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}
interface Statement {
  name: string;
  statement: string;
}

const many = [
  `insert into "user" (id, email, username, public_since)
  select i, 'p' || i || '@example.com', 'Person ' || i, now() from generate_series(1, 2000) i`,
  `insert into traveler (user_id, username, verified) select id, username, false from "user"`,
  ...['flight_plane', 'flight_day'].map(
    (table) => `
  insert into ${table} (number, day, planes)
  select 'AI' || n, current_date + d, jsonb_build_array(jsonb_build_object('from', codes[1 + n % 40],
    'to', codes[cardinality(codes) - n % 30], 'key', 'UA' || n || '.' || current_date + d))
  from generate_series(1, 400) n, generate_series(1, 20) d,
    (select array_agg(code order by code) as codes from airport) airports`,
  ),
  `insert into listing (type, user_id, email, departure_airport, arrival_airport, date, end_date, flight_number, legs)
  select case when i % 3 = 0 then 'helper' else 'seeking_help' end, 1 + i % 2000, 'many@example.com', codes[1 + i % 40],
    codes[cardinality(codes) - i % 30],
    current_date + 1 + i % 200, case when i % 7 = 0 then current_date + 1 + i % 200 + i % 30 end, 'AI' || 1 + i % 400,
    case when i % 7 = 3 then jsonb_build_array(
      jsonb_build_object('from', codes[1 + i % 40], 'to', 'FRA', 'date', current_date + 1 + i % 200,
        'flightNumber', 'AI' || 1 + i % 400),
      jsonb_build_object('from', 'FRA', 'to', codes[cardinality(codes) - i % 30], 'date', current_date + 2 + i % 200,
        'flightNumber', 'LH' || 1 + i % 400)) end
  from generate_series(1, 20000) i, (select array_agg(code order by code) as codes from airport) airports`,
  `insert into listing (type, email, covered_name, departure_airport, arrival_airport, date, flight_number)
  select type, 'guest@example.com', 'A guest', departure_airport, arrival_airport, date, flight_number from listing
  where id % 4 = 0 and legs is null`,
  `insert into contact_request (listing_id, requester_id) select i, 2000 - i % 1999 from generate_series(1, 2000) i`,
  `insert into testimonial (author_id, target_id, listing_id, rating, text, covered_text)
  select i, 1 + i % 1999, i, 5, 'So very kind', 'So very kind' from generate_series(1, 1998) i`,
  `insert into flight_check (listing_id, leg, number, day, asks)
  select id, 1, flight_number, date, case when id % 10 = 0 then 'times' end from listing where user_id is not null`,
  `insert into boarding_pass (user_id, key, flight, listed_as, day, departure, arrival)
  select 1 + i % 2000, sha256(i::text::bytea), 'AI' || i % 400, 'AI' || i % 400, current_date + i % 3, 'JFK', 'DEL'
  from generate_series(1, 6000) i`,
  'analyze',
];

/** Every combination of filters. */
const combined = (parts: string[]): string[] =>
  parts.reduce<string[]>((all, part) => [...all, ...all.map((some) => `${some}&${part}`)], ['']);

describe('twenty thousand listings', () => {
  let app: TestApp;
  beforeAll(async () => {
    // Jobs of a full minute would prepare statements of their own, about tables that are empty here.
    app = await startTestApp({ env: { LIMITS_SCALE: '100000', DATABASE_POOL: '2', ROLE: 'web' } });
    await app.addRows(many);
  }, 120_000);
  afterAll(() => app.close());

  /** One connection runs all queries in turn, because it caches the prepared statements. */
  const prepared = () =>
    app.database.query<Statement>(
      'test-prepared',
      `select name, statement from pg_prepared_statements
       where statement ~ '\\m(listing|traveler|testimonial|contact_request)\\M' order by name`,
    );
  const nodesOf = async ({ statement }: Statement) => {
    const { rows } = await app.database.pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (generic_plan, format json) ${statement}`,
    );
    return rows.flatMap((row) => flat(row['QUERY PLAN'][0].Plan));
  };
  const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];

  it('are found through an index by every search', async () => {
    const [visitor, member] = [app.asVisitor(), await app.as({ id: 7 })];
    const keys = combined(['type=helper', 'from=JFK', 'to=DEL', 'flight=AI102']);
    const terms = ['', '&needs=forms', '&verified=true&language=hi&acceptsTips=true&stops=some'];
    const filters = keys.flatMap((key) => terms.map((term) => key + term));
    for (const query of [...filters, 'sort=newest', 'sort=newest&type=helper'])
      await visitor.get(`/api/listings?${query}`).expect(200);
    for (const path of [
      '/api/listings/nearby?from=JFK&to=DEL',
      '/api/listings/nearby?from=JFK&to=DEL&type=helper',
      '/api/listings/nearby?from=JFK&to=DEL&needs=forms',
      '/api/listings/fitting?legs=JFK-DEL.2027-03-01.AI102,DEL-BOM.2027-03-02',
      '/api/listings/fitting?legs=JFK-DEL.2027-03-01',
      '/api/listings/flight-routes?flight=AI102',
      '/api/listings/id/1/details',
      '/api/listings/1',
      '/api/routes',
      '/api/my-listings',
      '/api/testimonials',
      '/api/testimonials/user/1',
    ])
      await member.get(path).expect(200);

    const statements = await prepared();
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'listings-undefined-flight-from-to',
        'listings-nearby-helper',
        'listings-fitting',
        'listings-fitting-flight',
        'my-listings',
      ]),
    );
    for (const statement of statements) {
      const scans = (await nodesOf(statement)).filter(
        (node) => node['Relation Name'] && node['Node Type'] === 'Seq Scan',
      );
      expect({ name: statement.name, scans }).toEqual({ name: statement.name, scans: [] });
    }
  });

  const byFlight = ['Index Only Scan listing_leg_flight', 'Index Only Scan listing_leg_plane'];

  it.each([
    ['listings-fitting', []],
    ['listings-fitting-flight', byFlight],
  ])('fit by their legs, each branch in the order of an index that has all of it: %s', async (of, first) => {
    const fitting = (await prepared()).filter(({ name }) => name === of);
    const nodes = (await Promise.all(fitting.map(nodesOf))).flat();
    const scans = nodes.filter((node) => node['Relation Name'] === 'listing_leg');
    expect(scans.map((node) => `${node['Node Type']} ${node['Index Name']}`)).toEqual([
      ...first,
      ...Array.from({ length: 4 }, () => 'Index Only Scan listing_leg_route'),
    ]);
    const limits = nodes.filter((node) => node['Node Type'] === 'Limit');
    const walks = limits.flatMap((node) => node.Plans ?? []).filter((node) => scans.includes(node));
    expect(walks).toHaveLength(scans.length);
  });

  /** A plane's passengers are few, and may have several keys. */
  const isOfOnePlane = (node: Node) =>
    flat(node).some((within) => within['Index Name'] === 'listing_leg_plane');

  const searchesInOrder = async () =>
    (await prepared()).filter(
      ({ name }) => /^listings-(helper|undefined|newest)-/.test(name) && !name.endsWith('-terms'),
    );

  it('are found by the flight of any leg, those of later legs in the order of their own index', async () => {
    for (const search of await searchesInOrder()) {
      const nodes = await nodesOf(search);
      const walks = nodes.filter((node) => node['Index Name'] === 'listing_leg_later_flight');
      const types = /-flight/.test(search.name) ? (/-helper-/.test(search.name) ? 1 : 2) : 0;
      expect({ name: search.name, walks: walks.length }).toEqual({ name: search.name, walks: types });
    }
  });

  it('are read in index order, without a sort', async () => {
    const searches = await searchesInOrder();
    expect(searches.length).toBe(18);
    for (const search of searches) {
      const slow = (await nodesOf(search)).filter(
        (node) => /Sort|Hash|Bitmap|Memoize/.test(node['Node Type']) && !isOfOnePlane(node),
      );
      expect({ name: search.name, slow }).toEqual({ name: search.name, slow: [] });
    }
  });
});
