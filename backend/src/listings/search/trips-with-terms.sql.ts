import { param, raw, sql, unionAll, type Sql } from '../sql/sql.js';
import {
  flyingInPlane,
  flyingOn,
  hasTerms,
  isShown,
  isTrueOf,
  keyOf,
  literal,
  seeksOnFlight,
  showsWhatIsSought,
  typesOf,
  upcomingTrips,
  type Window,
} from './upcoming-trips.sql.js';

/** The trips of an ordered walk that are compared before the index of terms is asked. */
const walked = 3_000;

/**
 * Upcoming trips with all wanted terms. The walk by day finds common terms after a few trips. Terms that are rarer
 * than a page among the walked come from their own index, which has no order.
 */
export const tripsWithTerms = (window: Window): Sql => sql`(
  with walked as materialized (
    select trip.id, trip.day from (${walk(window)}) trip
    where ${isTrueOf(raw('trip.id'), hasTerms)}
    order by trip.day, trip.id limit ${param('limit')}::int + 1),
  enough as materialized (
    select (select count(*) from walked) > ${param('limit')}::int
      or not exists (select from (${walk(window)}) trip offset ${walked - 1}) as is_enough)
  select id, day from walked where (select is_enough from enough)
  union all (
  select l.id, greatest(l.date, ${window.firstDay}) as day from listing l
  where not (select is_enough from enough) and l.status = 'active' and ${hasTerms} ${narrowed(window)}
    and l.date <= ${window.lastDay} and l.last_date >= ${window.firstDay} and ${window.firstDay} <= ${window.lastDay}
    and (greatest(l.date, ${window.firstDay}), l.id) > (${window.afterDay}, ${window.afterId}) and ${shownIn(window)}
  order by 2, 1 limit ${param('limit')}::int + 1)
  ${window.by.includes('flight') ? flyingOnWith(window) : raw('')})`;

const shownIn = ({ condition = isShown }: Window): Sql => condition;

const flyingOnWith = (window: Window): Sql => sql`union all (
  select listing_id, day from (${unionAll(
    typesOf(window.type).flatMap((each) => {
      const withTerms = { ...window, condition: sql`${shownIn(window)} and ${hasTerms}` };
      return [flyingOn(each, withTerms), flyingInPlane(each, withTerms)];
    }),
  )}) later
  where not (select is_enough from enough))`;

const walk = (window: Window): Sql =>
  sql`${upcomingTrips({ ...window, most: walked })} order by day, id limit ${walked}`;

/** The key is compared in a form that no index has, because the index of terms leads to fewer rows. */
const narrowed = ({ type, by, key }: Window): Sql => sql`
  ${type ? sql`and l.type = ${literal(type)}` : raw('')}
  ${by.length ? sql`and ${keyOf('l', by)} || '' = ${key}` : raw('')} ${showsWhatIsSought(by)} ${seeksOnFlight(by)}`;
