import type { ListingType } from '../contract.js';
import { listingFrom, listingJsonWith, today } from '../reads/listing-json.js';
import { eachOf, isShown, keyOf, tripsIn } from './trips-sql.js';

const most = 12;
/** Of each kind so many come before more of the other. */
const ofEachKind = most / 2;
const ofEachRoute = 4;
const daysAround = 3;
const by = ['from', 'to'] as const;

/** Around the days from $2 to $3, if any; on the route $4, or on these days on the routes $5. */
export const nearbySql = (type: ListingType | undefined): string => `
  with found as (
    ${eachOf(type)
      .flatMap((each) => [shortlyBefore(each), shortlyAfter(each)])
      .join(' union all ')}
    union all
    select other.id, 'airport' as why, other.day - ${today} as away, route.place
    from (select greatest($2::date, ${today}) as first, greatest($2::date, ${today}) as day, 0 as id) w
    cross join unnest($5::text[]) with ordinality route (key, place)
    cross join lateral (
      ${tripsIn({ type, by, key: 'route.key', until: `coalesce($3::date, 'infinity')`, most: ofEachRoute })}
      order by day, id limit ${ofEachRoute}) other),
  ranked as (
    select id, why, row_number() over (partition by why order by away, place, id) as rank from found),
  shown as materialized (select * from ranked order by rank > ${ofEachKind}, rank limit ${most})
  select '[' || coalesce(string_agg(${listingJsonWith('p.why')}::text, ',' order by p.why desc, p.rank), '') || ']' as body
  from shown p join (${listingFrom}) on l.id = p.id`;

const sameRoute = (type: ListingType) =>
  `l.status = 'active' and l.type = '${type}' and ${keyOf('l', by)} = $4 and ${isShown}`;

/** Over by the first day asked for, so that none of them is part of the search itself. */
const shortlyBefore = (type: ListingType) => `(
  select l.id, 'date' as why, $2::date - l.last_date as away, 0 as place from listing l
  where ${sameRoute(type)}
    and l.last_date < $2::date and l.last_date >= $2::date - ${daysAround} and l.last_date >= ${today}
  order by l.last_date desc, l.id desc limit ${most})`;

const shortlyAfter = (type: ListingType) => `(
  select l.id, 'date' as why, l.date - $3::date as away, 0 as place from listing l
  where ${sameRoute(type)}
    and l.date > $3::date and l.date <= $3::date + ${daysAround} and l.date >= ${today}
  order by l.date, l.id limit ${most})`;
