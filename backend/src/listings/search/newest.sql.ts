import type { ListingType } from '../contract.js';
import { listingSeenBy, seenListingJson } from '../reads/listing-json.js';
import { param, raw, sql, unionAll, type Sql } from '../sql/sql.js';
import { statementPerShape } from '../sql/statement.js';
import { today } from '../sql/today.js';
import { isShown, isTrueOf, literal, typesOf } from './upcoming-trips.sql.js';

/** A page scans this many of the newest listings. The next page continues after them. */
const scanned = 300;

interface Shape {
  type: ListingType | undefined;
}

/**
 * A page of confirmed trips that are not over, the newest listing first. It starts below the id `before`. Guests' listings
 * are found by a search only, until they are confirmed.
 */
const body = ({ type }: Shape): Sql => sql`
  with recent as materialized (
    select newest.id from (${unionAll(typesOf(type).map(newestOf))}) newest
    order by newest.id desc limit ${scanned}),
  page as materialized (
    select r.id, row_number() over (order by r.id desc) as place
    from (select id from recent order by id desc) r
    where ${isTrueOf(raw('r.id'), sql`l.user_id is not null and l.last_date >= ${raw(today)} and ${isShown}`)}
    order by r.id desc limit ${param('limit')}::int + 1)
  select '[' || coalesce(
      string_agg(${raw(seenListingJson)}::text, ',' order by p.place) filter (where p.place <= ${param('limit')}), ''
    ) || ']' as body,
    case
      when max(p.place) > ${param('limit')} then max(p.id) filter (where p.place = ${param('limit')})
      else (select min(r.id) from recent r having count(*) = ${scanned}) end::text as next
  from page p join (${listingSeenBy(param('wary'))}) on l.id = p.id`;

const newestOf = (type: ListingType): Sql => sql`(
  select l.id from listing l where l.status = 'active' and l.type = ${literal(type)} and l.id < ${param('before')}
  order by l.id desc limit ${scanned})`;

export const newest = statementPerShape(
  ({ type }: Shape) => `listings-newest-${type}`,
  ['hidden', 'before', 'limit', 'wary'],
  body,
);
