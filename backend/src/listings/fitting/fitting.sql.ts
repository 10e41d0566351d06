import { keptPlanes } from '../flights/kept-planes.sql.js';
import { listingSeenBy, seenListingJsonWith } from '../reads/listing-json.js';
import { param, raw, sql, type Sql } from '../sql/sql.js';
import { statementPerShape } from '../sql/statement.js';
import { today } from '../sql/today.js';
import { hasTerms, isTrueOf } from '../search/upcoming-trips.sql.js';

/** How many trips an answer has, and how many candidates each reason has for one leg. */
export const bounds = {
  answer: 12,
  /** People who look for the same as the asker. */
  companions: 3,
  same: 40,
  otherDays: 12,
  daysAround: 3,
  /** Airports near one end, and routes that combine those of both ends. */
  nearAirports: 5,
  nearRoutes: 12,
  otherAirport: 6,
  otherAirportDays: 1,
};

export interface Shape {
  /** Of any leg. */
  hasFlight: boolean;
}

const now = raw(today);

/** Rows that the asker may see. Their index has all of it, so no listing is read before the answer is known. */
const shown = sql`l.day >= ${now} and l.last_date >= ${now} and l.user_id <> ${param('viewer')}::bigint
      and l.user_id <> all (${param('hidden')}::bigint[])`;

const legsWhere = (condition: Sql, order: Sql, most: number): Sql => sql`(
      select l.listing_id, l.leg, l.day from listing_leg l
      where l.type = s.type and ${condition} and ${shown}
      order by ${order} limit ${most})`;

const soonest = raw('l.day, l.listing_id, l.leg');
const latest = raw('l.day desc, l.listing_id desc, l.leg desc');

const showsItsFlight = sql`not (
        coalesce(l.user_id = any(${param('wary')}::bigint[]), true)
        and (select g.guarded from listing g where g.id = l.listing_id))`;

const sameFlight = legsWhere(
  sql`l.flight = m.flight and l.day between m.first_day and m.last_day and ${showsItsFlight}`,
  soonest,
  bounds.same,
);
/** Not those who are found by the number already. */
const samePlane = legsWhere(
  sql`l.flight_key = p.key and not (l.flight = p.flight and l.day between p.first_day and p.last_day) and ${showsItsFlight}`,
  soonest,
  bounds.same,
);
const sameRoute = legsWhere(
  raw('l.route = m.route and l.day between m.first_day and m.last_day'),
  soonest,
  bounds.same,
);
const shortlyAfter = legsWhere(
  sql`l.route = m.route and l.day > m.last_day and l.day <= m.last_day + ${bounds.daysAround}`,
  soonest,
  bounds.otherDays,
);
const shortlyBefore = legsWhere(
  sql`l.route = m.route and l.day < m.first_day and l.day >= m.first_day - ${bounds.daysAround}`,
  latest,
  bounds.otherDays,
);
const otherAirport = legsWhere(
  sql`l.route = n.route and l.day between n.first_day - ${bounds.otherAirportDays} and n.last_day + ${bounds.otherAirportDays}`,
  soonest,
  bounds.otherAirport,
);

const away = (mine: string) => raw(`greatest(${mine}.first_day - l.day, l.day - ${mine}.last_day, 0)`);
const ends = (code: string) => sql`(
        select m.${raw(code)} as other, 0 as km
        union all (
          select other, km from airport_near where code = m.${raw(code)}
          order by km, other limit ${bounds.nearAirports}))`;

const planes = sql`
  plane as materialized (
    select m.leg, m.first_day, m.last_day, m.flight, p.key from mine m cross join lateral ${keptPlanes(
      raw('m.flight'),
      sql`greatest(m.first_day, ${now})`,
      raw('m.last_day'),
    )} p where p.from = m.departure and p.to = m.arrival),`;

const onTheFlight = sql`
    select l.listing_id, s.is_companion, m.leg, l.leg, l.day, 1, 0, 0
    from mine m cross join sought s cross join lateral ${sameFlight} l
    union all
    select l.listing_id, s.is_companion, p.leg, l.leg, l.day, 1, ${away('p')}, 0
    from plane p cross join sought s cross join lateral ${samePlane} l
    union all`;

/**
 * Trips that fit the legs of one trip, with the best reason for each. `mine` has a row for each leg of the asker, and
 * leg 0 for the whole way. Each branch walks one index for each leg and stops early. Most know no flight, and PostgreSQL
 * prepares each branch at every question.
 */
const body = ({ hasFlight }: Shape): Sql => sql`
  with mine as materialized (
    select leg, departure, arrival, departure || arrival as route, first_day, last_day, flight
    from unnest(${param('legs')}::smallint[], ${param('departures')}::text[], ${param('arrivals')}::text[],
      ${param('firstDays')}::date[], ${param('lastDays')}::date[], ${param('flights')}::text[])
      as m (leg, departure, arrival, first_day, last_day, flight)),
  sought as materialized (
    select type, is_companion from unnest(${param('types')}::text[], ${param('companions')}::boolean[])
      as s (type, is_companion)),
  ${hasFlight ? planes : raw('')}
  near as materialized (
    select m.leg, m.first_day, m.last_day, p.route, p.km from mine m cross join lateral (
      select f.other || t.other as route, f.km + t.km as km
      from ${ends('departure')} f, ${ends('arrival')} t
      where f.km + t.km > 0 and f.other <> t.other
      order by 2, 1 limit ${bounds.nearRoutes}) p),
  found (listing_id, is_companion, mine, theirs, day, rank, away, km) as materialized (
    ${hasFlight ? onTheFlight : raw('')}
    select l.listing_id, false, m.leg, l.leg, l.day, case when m.leg > 0 and l.leg > 0 then 2 else 3 end, 0, 0
    from mine m join sought s on not s.is_companion cross join lateral ${sameRoute} l
    union all
    select l.listing_id, false, m.leg, l.leg, l.day, 3, ${away('m')}, 0
    from mine m join sought s on not s.is_companion cross join lateral (
      ${shortlyAfter} union all ${shortlyBefore}) l
    union all
    select l.listing_id, false, n.leg, l.leg, l.day, 4, ${away('n')}, n.km
    from near n join sought s on not s.is_companion cross join lateral ${otherAirport} l),
  counted as (
    select listing_id, count(distinct mine) filter (where rank <= 2) as shared from found group by listing_id),
  best as (
    select distinct on (f.listing_id) f.*, c.shared
    from found f join counted c on c.listing_id = f.listing_id
    where ${param('terms')}::text[] is null or ${isTrueOf(raw('f.listing_id'), hasTerms)}
    order by f.listing_id, f.rank, f.away, f.km, f.mine = 0, f.theirs = 0, f.mine, f.theirs, f.day),
  ranked as (
    select *, row_number() over (
      partition by is_companion order by rank, shared desc, away, km, day, listing_id) as place from best),
  page as materialized (
    select listing_id, mine, theirs, day, away, km, shared, (array['flight', 'leg', 'route', 'airport'])[rank] as why,
      row_number() over (order by rank, is_companion, shared desc, away, km, day, listing_id) as place
    from ranked where not is_companion or place <= ${bounds.companions}
    order by rank, is_companion, shared desc, away, km, day, listing_id limit ${bounds.answer})
  select '[' || coalesce(string_agg(
      ${raw(seenListingJsonWith('p.why, p.mine, p.theirs, p.day, p.away, p.km, p.shared'))}::text, ',' order by p.place
    ), '') || ']' as body
  from page p join (${listingSeenBy(param('wary'))}) on l.id = p.listing_id`;

export const fitting = statementPerShape(
  ({ hasFlight }: Shape) => `listings-fitting${hasFlight ? '-flight' : ''}`,
  [
    'hidden',
    'wary',
    'viewer',
    'legs',
    'departures',
    'arrivals',
    'firstDays',
    'lastDays',
    'flights',
    'types',
    'companions',
    'terms',
  ],
  body,
);
