// Fills a migrated database with listings as they would be after some years: a few routes are flown by many, most by
// few, half of the trips are over, one in seven travelers is flexible.
import type { Pool, PoolClient } from 'pg';

/** Each user has about ten listings, past ones included. */
const peopleFor = (rows: number) => Math.min(200_000, Math.ceil(rows / 10));

const people = `
  insert into "user" (id, email, username)
  select i, 'bench' || i || '@example.com', 'Bench ' || i from generate_series(3000000, 2999999 + $1::int) i`;
const travelers = `
  insert into traveler (user_id, username, languages, verified, rating_sum, rating_count)
  select id, username, 'English, Hindi', id % 3 = 0, 4 * (id % 7), id % 7 from "user" where id >= 3000000`;

/** Every pair of airports has a rank. The share of listings falls steeply with the rank. */
const routes = `
  create unlogged table bench_route as
  select row_number() over (order by (f.code, t.code) <> ('JFK', 'DEL'), md5(f.code || t.code)) as rank,
    f.code as departure, t.code as arrival
  from airport f join airport t on t.code <> f.code`;
const routeKey = `create unique index on bench_route (rank)`;
const amount = `select count(*)::int as routes from bench_route`;

const listings = `
  insert into listing (id, type, user_id, email, covered_name, departure_airport, arrival_airport, date, end_date, time,
    flight_number, skills, covered_skills, needs, description, covered_description, tip_amount, offers_tips, accepts_tips, search_terms, created_at)
  select id, case when helps then 'helper' else 'seeking_help' end,
    case when id % 50 > 0 then 3000000 + id % $4::int end, 'bench' || id || '@example.com',
    case when id % 50 = 0 then 'A guest' end, departure, arrival, day,
    case when flexible < 0.15 then day + 1 + floor(flexible * 200)::int end,
    case when id % 2 = 0 then '14:30' end,
    case when flies < 0.6
      then substr('AIBAEKQRLHUADLAFTKEY', 1 + 2 * (rank % 10)::int, 2) || (1 + rank % 900 + floor(flies * 5)::int) end,
    'Hindi, English, wheelchair', 'Hindi, English, wheelchair',
    -- Every second listing names the most common need, one in a thousand the rarest.
    array_remove(array[case when id % 2 = 0 then 'changing_planes' end, case when id % 3 = 0 then 'forms' end,
      case when id % 5 = 0 then 'company' end, case when id % 11 = 0 then 'wheelchair_booked' end,
      case when id % 101 = 0 then 'medicine' end, case when id % 997 = 0 then 'hard_of_hearing' end], null),
    words, words,
    case when tips < 0.3 then 20 end, not helps and tips < 0.3, helps and tips > 0.5,
    -- As listing_terms makes them: the triggers are off here.
    array_remove(array[case when id % 2 = 0 then 'changing_planes' end, case when id % 3 = 0 then 'forms' end,
      case when id % 5 = 0 then 'company' end, case when id % 11 = 0 then 'wheelchair_booked' end,
      case when id % 101 = 0 then 'medicine' end, case when id % 997 = 0 then 'hard_of_hearing' end,
      case when id % 50 > 0 then 'speaks:en' end, case when id % 50 > 0 then 'speaks:hi' end,
      case when id % 997 = 0 then 'speaks:si' end, case when id % 4 = 0 then 'stops' else 'direct' end,
      case when helps and tips > 0.5 then 'accepts_tips' end,
      case when id % 50 > 0 and (id % $4::int) % 3 = 0 then 'verified' end,
      'from:' || departure, 'to:' || arrival, 'route:' || departure || arrival,
      'flight:' || case when flies < 0.6
        then substr('AIBAEKQRLHUADLAFTKEY', 1 + 2 * (rank % 10)::int, 2) || (1 + rank % 900 + floor(flies * 5)::int) end], null),
    now() - interval '1 hour'
  from (
    select id, rank, departure, arrival, flexible, flies, tips,
      -- The third busiest route has helpers only: a search for seekers there must be fast too.
      rank = 3 or helping < 0.4 as helps,
      (now() at time zone 'Etc/GMT+12')::date
        + case when days < 0.5 then -1 - floor(days * 1400) else floor((2 * days - 1) ^ 2 * 300) end::int as day,
      repeat('I fly this route every winter and gladly help with forms, bags and the change of planes. ', 1 + id::int % 3) as words
    from (
      select id, random() as days, random() as flexible, random() as flies, random() as tips, random() as helping,
        1 + floor($3::int * power(random(), 8)) as wanted
      from generate_series($1::int, $2::int) id
    ) chosen join bench_route on rank = wanted
  ) trip`;

const laterDays = `
  insert into listing_later_day
  select l.id, l.date + later, l.type, l.departure_airport, l.arrival_airport, l.flight_number
  from listing l, generate_series(1, l.end_date - l.date) later
  where l.id between $1 and $2 and l.end_date > l.date`;

// Two of three of the fixed trips to come change planes, most of them once, in one of the usual cities.
const legsOfTrips = `
  update listing l set legs = (
    select jsonb_agg(jsonb_build_object('from', w.way[n], 'to', w.way[n + 1], 'date', l.date + (n > 1)::int * (l.id % 2)::int,
      'flightNumber', substr('AIBAEKQRLHUADLAFTKEY', 1 + 2 * (abs(hashtext(w.way[n] || w.way[n + 1])) % 10), 2)
        || (1 + abs(hashtext(w.way[n] || w.way[n + 1])) % 900 + l.id % 4)) order by n)
    from generate_series(1, cardinality(w.way) - 1) n)
  from (
    select id, array[departure_airport] || array(
      select distinct hub from unnest(array[hubs[1 + id * 7 % 25], case when id % 4 = 0 then hubs[1 + id * 3 % 25] end]) hub
      where hub not in (departure_airport, arrival_airport)) || arrival_airport as way
    from listing, (select '{FRA,DXB,DOH,LHR,AMS,IST,CDG,AUH,DEL,BOM,SIN,HKG,NRT,ICN,JFK,ORD,EWR,IAD,ATL,DFW,LAX,SFO,YYZ,MUC,ZRH}'::text[] as hubs) h
    where id between $1 and $2 and id % 3 > 0 and end_date is null and last_date >= current_date - 1) w
  where w.id = l.id and cardinality(w.way) > 2`;
const legRows = `
  insert into listing_leg (listing_id, leg, type, user_id, departure, arrival, day, flight, last_date)
  select l.id, r.leg, l.type, l.user_id, r.departure, r.arrival, r.day, r.flight, l.last_date
  from listing l, legs_of_listing(l) r
  where l.id between $1 and $2 and l.user_id is not null and r.day >= (now() at time zone 'Etc/GMT+12')::date`;

const indexes = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
  where i.indrelid in ('listing'::regclass, 'listing_later_day'::regclass, 'listing_leg'::regclass) and c.oid is null`;

const chunk = 50_000;

export async function fillListings(
  pool: Pool,
  rows: number,
  { withLegs = false }: { withLegs?: boolean } = {},
): Promise<void> {
  const { rows: dropped } = await pool.query(indexes);
  for (const { name } of dropped) await pool.query(`drop index ${name}`);
  for (const text of [routes, routeKey]) await pool.query(text);
  await pool.query(people, [peopleFor(rows)]);
  await pool.query(travelers);
  const known: number = (await pool.query(amount)).rows[0].routes;
  const chunks = Array.from({ length: Math.ceil(rows / chunk) }, (_, index) => ({
    first: index * chunk + 1,
    last: Math.min(rows, (index + 1) * chunk),
  }));
  await inParallel(pool, chunks, async (client, { first, last }) => {
    await client.query(listings, [first, last, known, peopleFor(rows)]);
    await client.query(laterDays, [first, last]);
    if (withLegs) await client.query(legsOfTrips, [first, last]);
    await client.query(legRows, [first, last]);
  });
  await inParallel(pool, dropped, (client, { definition }) => client.query(definition));
  await pool.query(`select setval(pg_get_serial_sequence('listing', 'id'), $1::int)`, [rows]);
  await pool.query('vacuum analyze');
}

async function inParallel<Task>(
  pool: Pool,
  tasks: readonly Task[],
  work: (client: PoolClient, task: Task) => Promise<unknown>,
): Promise<void> {
  const left = [...tasks];
  await Promise.all(
    Array.from({ length: 2 }, async () => {
      const client = await pool.connect();
      try {
        await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`);
        for (let task = left.shift(); task; task = left.shift()) await work(client, task);
      } finally {
        client.release(true);
      }
    }),
  );
}
