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

/**
 * Rows that the asker may see. Their index has all of it, so no listing is read before the answer is known. The day is
 * computed once for each leg of the asker, and not for each row.
 */
const shownOn = (
  alias: string,
): Sql => sql`l.day >= ${raw(alias)}.today and l.last_date >= ${raw(alias)}.today
      and l.user_id <> ${param('viewer')}::bigint and l.user_id <> all (${param('hidden')}::bigint[])`;

const legsWhere = (alias: string, condition: Sql, order: Sql, most: number): Sql => sql`(
      select l.listing_id, l.leg, l.day from listing_leg l
      where l.type = s.type and ${condition} and ${shownOn(alias)}
      order by ${order} limit ${most})`;

const soonest = raw('l.day, l.listing_id, l.leg');
const latest = raw('l.day desc, l.listing_id desc, l.leg desc');

const showsItsFlight = sql`not (
        coalesce(l.user_id = any(${param('wary')}::bigint[]), true)
        and (select g.guarded from listing g where g.id = l.listing_id))`;

const sameFlight = legsWhere(
  'm',
  sql`l.flight = m.flight and l.day between m.first_day and m.last_day and ${showsItsFlight}`,
  soonest,
  bounds.same,
);
/** Not those who are found by the number already. */
const samePlane = legsWhere(
  'p',
  sql`l.flight_key = p.key and not (l.flight = p.flight and l.day between p.first_day and p.last_day) and ${showsItsFlight}`,
  soonest,
  bounds.same,
);
const sameRoute = legsWhere(
  'm',
  raw('l.route = m.route and l.day between m.first_day and m.last_day'),
  soonest,
  bounds.same,
);
const shortlyAfter = legsWhere(
  'm',
  sql`l.route = m.route and l.day > m.last_day and l.day <= m.last_day + ${bounds.daysAround}`,
  soonest,
  bounds.otherDays,
);
const shortlyBefore = legsWhere(
  'm',
  sql`l.route = m.route and l.day < m.first_day and l.day >= m.first_day - ${bounds.daysAround}`,
  latest,
  bounds.otherDays,
);
const otherAirport = legsWhere(
  'n',
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

/** Of one listing. The sort for it serves the count of shared legs, too: they are the bits of a number. */
const bestFirst = raw('rank, away, km, mine = 0, theirs = 0, mine, theirs, day');

const planes = sql`
  plane as materialized (
    select m.leg, m.first_day, m.last_day, m.today, m.flight, p.key from mine m cross join lateral ${keptPlanes(
      raw('m.flight'),
      raw('greatest(m.first_day, m.today)'),
      raw('m.last_day'),
    )} p where m.flight is not null and p.from = m.departure and p.to = m.arrival),`;

const onTheFlight = sql`
    select l.listing_id, s.is_companion, m.leg, l.leg, l.day, 1, 0, 0
    from mine m cross join sought s cross join lateral ${sameFlight} l
    where m.flight is not null
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
    select leg, departure, arrival, departure || arrival as route, first_day, last_day, ${raw(today)} as today, flight
    from unnest(${param('legs')}::smallint[], ${param('departures')}::text[], ${param('arrivals')}::text[],
      ${param('firstDays')}::date[], ${param('lastDays')}::date[], ${param('flights')}::text[])
      as m (leg, departure, arrival, first_day, last_day, flight)),
  sought as materialized (
    select type, is_companion from unnest(${param('types')}::text[], ${param('companions')}::boolean[])
      as s (type, is_companion)),
  ${hasFlight ? planes : raw('')}
  near as materialized (
    select m.leg, m.first_day, m.last_day, m.today, p.route, p.km from mine m cross join lateral (
      select f.other || t.other as route, f.km + t.km as km
      from ${ends('departure')} f, ${ends('arrival')} t
      where f.km + t.km > 0 and f.other <> t.other
      order by 2, 1 limit ${bounds.nearRoutes}) p),
  found (listing_id, is_companion, mine, theirs, day, rank, away, km) as materialized (
    ${hasFlight ? onTheFlight : raw('')}
    select l.listing_id, false, m.leg, l.leg, l.day,
      case when m.leg > 0 and l.leg > 0 and l.day between m.first_day and m.last_day then 2 else 3 end, ${away('m')}, 0
    from mine m join sought s on not s.is_companion cross join lateral (
      ${sameRoute} union all ${shortlyAfter} union all ${shortlyBefore}) l
    union all
    select l.listing_id, false, n.leg, l.leg, l.day, 4, ${away('n')}, n.km
    from near n join sought s on not s.is_companion cross join lateral ${otherAirport} l),
  best as (
    select distinct on (f.listing_id) f.*,
      bit_count(bit_or(case when rank <= 2 then 1 << mine else 0 end) over reasons::bit(8)) as shared
    from found f
    where ${param('terms')}::text[] is null or ${isTrueOf(raw('f.listing_id'), hasTerms)}
    window reasons as (
      partition by listing_id order by ${bestFirst} rows between unbounded preceding and unbounded following)
    order by listing_id, ${bestFirst}),
  ranked as (
    select *, row_number() over sorted as place, count(*) filter (where is_companion) over sorted as companions
    from best
    window sorted as (
      order by rank, is_companion, shared desc, away, km, day, listing_id rows unbounded preceding)),
  page as materialized (
    select listing_id, mine, theirs, day, away, km, shared, place,
      (array['flight', 'leg', 'route', 'airport'])[rank] as why
    from ranked where not is_companion or companions <= ${bounds.companions}
    order by place limit ${bounds.answer})
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
