import { pageLimits, type ListingType } from '../contract.js';
import { listingSeenBy, seenListingJson } from '../reads/listing-json.js';
import { param, raw, sql, type Sql } from '../sql/sql.js';
import { statementPerShape } from '../sql/statement.js';
import { today } from '../sql/today.js';
import { tripsWithTerms } from './trips-with-terms.sql.js';
import { isShown, upcomingTrips, type Filter } from './upcoming-trips.sql.js';

/** Each combination of filters has an index, and a statement. */
export interface Shape {
  type: ListingType | undefined;
  by: readonly Filter[];
  hasTerms: boolean;
  /** Beside other listings of the same page, which are left out. */
  isRest?: boolean;
}

const now = raw(today);

const isOther = sql`${isShown} and l.id <> all(${param('without')}::bigint[])`;

/** A page of trips between `firstDay` and `lastDay`, by day. It starts after `afterDay` and `afterId`. */
const body = ({ type, by, hasTerms, isRest }: Shape): Sql => sql`
  with page as materialized (
    select found.id, found.day, row_number() over (order by found.day, found.id) as place
    from (
      select greatest(${param('firstDay')}::date, ${now}) as first,
        greatest(${param('firstDay')}::date, ${param('afterDay')}::date, ${now}) as day,
        case when ${param('afterDay')}::date >= greatest(${param('firstDay')}::date, ${now})
          then ${param('afterId')}::bigint else 0 end as id) w
    cross join lateral (
      ${(hasTerms ? tripsWithTerms : upcomingTrips)({
        type,
        by,
        key: sql`${param('key')}`,
        firstDay: raw('w.first'),
        lastDay: sql`${param('lastDay')}::date`,
        afterDay: raw('w.day'),
        afterId: raw('w.id'),
        most: pageLimits.most + 1,
        ...(isRest && { condition: isOther }),
      })}
      order by day, id limit ${param('limit')}::int + 1) found)
  select '[' || coalesce(
      string_agg(${raw(seenListingJson)}::text, ',' order by p.place) filter (where p.place <= ${param('limit')}), ''
    ) || ']' as body,
    case when max(p.place) > ${param('limit')}
      then max(to_char(p.day, 'YYYY-MM-DD') || '.' || p.id) filter (where p.place = ${param('limit')}) end as next
  from page p join (${listingSeenBy(param('wary'))}) on l.id = p.id`;

export const soonest = statementPerShape(
  ({ type, by, hasTerms, isRest }: Shape) =>
    `listings-${type}-${by.join('-')}${hasTerms ? '-terms' : ''}${isRest ? '-rest' : ''}`,
  [
    'hidden',
    'firstDay',
    'lastDay',
    'afterDay',
    'afterId',
    'limit',
    'key',
    'terms',
    'flight',
    'from',
    'to',
    'without',
    'wary',
  ],
  body,
);
