// Fills a migrated database with alerts as families leave them: most on a route, a few on one end or a flight, and the
// busiest routes carry thousands.
import type { Pool } from 'pg';

const airports = `
  create unlogged table if not exists bench_airport as
  select row_number() over (order by code not in ('JFK', 'DEL'), md5(code)) as rank, code from airport`;
const airportKey = `create unique index if not exists bench_airport_rank on bench_airport (rank)`;

const alerts = `
  insert into alert (email, mailbox_key, type, departure_airport, arrival_airport, flight_number, first_day, last_day,
    nearby, how, status)
  select 'alert' || id || '@example.com', 'alert ' || id % 400000, case when id % 2 = 0 then 'helper' else 'seeking_help' end,
    case when kind < 0.82 then f.code end, case when kind < 0.7 or kind between 0.82 and 0.9 then t.code end,
    case when kind >= 0.9 then 'AI' || 1 + id % 900 end, first_day, last_day, id % 5 < 2,
    case when id % 10 = 0 then 'daily' else 'now' end, 'on'
  from (
    select id, random() as kind, current_date + floor(random() ^ 2 * 300)::int as first_day,
      1 + floor($2::int * power(random(), 4))::int as a, 1 + floor($2::int * power(random(), 4))::int as b
    from generate_series(1, $1::int) id) chosen
  join bench_airport f on f.rank = a join bench_airport t on t.rank = b,
  lateral (select first_day + 1 + (id % 30)::int as last_day) days
  where a <> b`;

/** As listings are posted: less on the busiest ones than alerts. */
const posted = `
  select f.code as "departureAirport", t.code as "arrivalAirport"
  from (
    select 1 + floor($2::int * power(random(), 2.2))::int as a, 1 + floor($2::int * power(random(), 2.2))::int as b
    from generate_series(1, 2 * $1::int)) chosen
  join bench_airport f on f.rank = a join bench_airport t on t.rank = b
  where a <> b limit $1`;

const busiest = `
  select departure_airport as "departureAirport", arrival_airport as "arrivalAirport" from alert
  where departure_airport is not null and arrival_airport is not null
  group by 1, 2 order by count(*) desc limit $1`;

export interface Route {
  departureAirport: string;
  arrivalAirport: string;
}

export async function fillAlerts(pool: Pool, rows: number): Promise<void> {
  await pool.query(airports);
  await pool.query(airportKey);
  await pool.query(alerts, [rows, await airportCount(pool)]);
  await pool.query('vacuum analyze alert');
}

export const busiestRoutes = async (pool: Pool, count: number): Promise<Route[]> =>
  (await pool.query<Route>(busiest, [count])).rows;

export const someRoutes = async (pool: Pool, count: number): Promise<Route[]> =>
  (await pool.query<Route>(posted, [count, await airportCount(pool)])).rows;

async function airportCount(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from bench_airport');
  return rows[0]?.n ?? 0;
}
