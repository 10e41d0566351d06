import type { ListingType } from '../contract.js';
import { listingSeenBy, seenListingJsonWith } from '../reads/listing-json.js';
import { param, raw, sql, unionAll, type Sql } from '../sql/sql.js';
import { statementPerShape } from '../sql/statement.js';
import { today } from '../sql/today.js';
import { hasTerms, isShown, keyOf, literal, typesOf, upcomingTrips } from './upcoming-trips.sql.js';

const most = 12;
/** A kind gets more than this only where the other kind leaves room. */
const ofEachKind = most / 2;
const ofEachRoute = 4;
const daysAround = 3;
const by = ['from', 'to'] as const;
const now = raw(today);

interface Shape {
  type: ListingType | undefined;
  isNarrowed: boolean;
}

/** Trips around the days from `firstDay` to `lastDay`, on `route` or, on the same days, on one of `otherRoutes`. */
const body = ({ type, isNarrowed }: Shape): Sql => sql`
  with found as (
    ${unionAll(typesOf(type).flatMap((each) => [shortlyBefore(each, isNarrowed), shortlyAfter(each, isNarrowed)]))}
    union all
    select other.id, 'airport' as why, other.day - ${now} as away, route.place
    from (
      select greatest(${param('firstDay')}::date, ${now}) as first,
        greatest(${param('firstDay')}::date, ${now}) as day, 0 as id) w
    cross join unnest(${param('otherRoutes')}::text[]) with ordinality route (key, place)
    cross join lateral (
      ${upcomingTrips({
        type,
        by,
        key: raw('route.key'),
        firstDay: raw('w.first'),
        lastDay: sql`coalesce(${param('lastDay')}::date, 'infinity')`,
        afterDay: raw('w.day'),
        afterId: raw('w.id'),
        most: ofEachRoute,
        condition: wanted(isNarrowed),
      })}
      order by day, id limit ${ofEachRoute}) other),
  ranked as (
    select id, why, row_number() over (partition by why order by away, place, id) as rank from found),
  shown as materialized (select * from ranked order by rank > ${ofEachKind}, rank limit ${most})
  select '[' || coalesce(
      string_agg(${raw(seenListingJsonWith('p.why'))}::text, ',' order by p.why desc, p.rank), ''
    ) || ']' as body
  from shown p join (${listingSeenBy(param('wary'))}) on l.id = p.id`;

const wanted = (isNarrowed: boolean): Sql => (isNarrowed ? sql`${isShown} and ${hasTerms}` : isShown);

const sameRoute = (
  type: ListingType,
  isNarrowed: boolean,
): Sql => sql`l.status = 'active' and l.type = ${literal(type)}
  and ${keyOf('l', by)} = ${param('route')} and ${wanted(isNarrowed)}`;

/** Trips that are over before the first day: none of them is part of the search itself. */
const shortlyBefore = (type: ListingType, isNarrowed: boolean): Sql => sql`(
  select l.id, 'date' as why, ${param('firstDay')}::date - l.last_date as away, 0 as place from listing l
  where ${sameRoute(type, isNarrowed)}
    and l.last_date < ${param('firstDay')}::date and l.last_date >= ${param('firstDay')}::date - ${daysAround}
    and l.last_date >= ${now}
  order by l.last_date desc, l.id desc limit ${most})`;

const shortlyAfter = (type: ListingType, isNarrowed: boolean): Sql => sql`(
  select l.id, 'date' as why, l.date - ${param('lastDay')}::date as away, 0 as place from listing l
  where ${sameRoute(type, isNarrowed)}
    and l.date > ${param('lastDay')}::date and l.date <= ${param('lastDay')}::date + ${daysAround} and l.date >= ${now}
  order by l.date, l.id limit ${most})`;

export const nearby = statementPerShape(
  ({ type, isNarrowed }: Shape) => `listings-nearby-${type}${isNarrowed ? '-terms' : ''}`,
  ['hidden', 'firstDay', 'lastDay', 'route', 'otherRoutes', 'terms', 'wary'],
  body,
);
