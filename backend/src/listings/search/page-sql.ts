import { pageLimits, type ListingType } from '../contract.js';
import { listingFrom, listingJson, today } from '../reads/listing-json.js';
import { eachOf, isShown, isTrueOf, tripsIn, type Filter } from './trips-sql.js';

/** Each shape of a search has an index of its own, and a statement. */
export interface Shape {
  type: ListingType | undefined;
  by: readonly Filter[];
}

const most = pageLimits.most + 1;
/** So many of the newest are looked through for a page; the next page goes on behind them. */
const lookedThrough = 300;

/** From $2 to $3, behind day $4 and id $5; $6 a page, with key $7. */
export const soonestSql = ({ type, by }: Shape): string => `
  with page as materialized (
    select found.id, found.day, row_number() over (order by found.day, found.id) as place
    from (
      select greatest($2::date, ${today}) as first, greatest($2::date, $4::date, ${today}) as day,
        case when $4::date >= greatest($2::date, ${today}) then $5::bigint else 0 end as id) w
    cross join lateral (
      ${tripsIn({ type, by, key: '$7', until: '$3::date', most })}
      order by day, id limit $6::int + 1) found)
  select ${pageOf('$6')}, case when max(p.place) > $6
    then max(to_char(p.day, 'YYYY-MM-DD') || '.' || p.id) filter (where p.place = $6) end as next
  from page p join (${listingFrom}) on l.id = p.id`;

/** Below id $2; $3 a page. */
export const newestSql = (type: ListingType | undefined): string => `
  with recent as materialized (
    select newest.id from (${eachOf(type).map(newestOf).join(' union all ')}) newest
    order by newest.id desc limit ${lookedThrough}),
  page as materialized (
    select r.id, row_number() over (order by r.id desc) as place
    from (select id from recent order by id desc) r
    where ${isTrueOf('r.id', `l.last_date >= ${today} and ${isShown}`)}
    order by r.id desc limit $3::int + 1)
  select ${pageOf('$3')}, case
    when max(p.place) > $3 then max(p.id) filter (where p.place = $3)
    else (select min(r.id) from recent r having count(*) = ${lookedThrough}) end::text as next
  from page p join (${listingFrom}) on l.id = p.id`;

const newestOf = (type: ListingType) => `(
  select l.id from listing l where l.status = 'active' and l.type = '${type}' and l.id < $2
  order by l.id desc limit ${lookedThrough})`;

const pageOf = (size: string) => `
  '[' || coalesce(string_agg(${listingJson}::text, ',' order by p.place) filter (where p.place <= ${size}), '') || ']'
    as body`;
