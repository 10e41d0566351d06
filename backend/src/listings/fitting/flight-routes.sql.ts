import { placeJson } from '../reads/listing-json.js';
import { param, raw, sql } from '../sql/sql.js';
import { Statement } from '../sql/statement.js';
import { today } from '../sql/today.js';
import { literal } from '../search/upcoming-trips.sql.js';
import type { ListingType } from '../contract.js';

const most = 4;
const read = 100;

const flown = (type: ListingType) => sql`(
    select departure, arrival, user_id from listing_leg l
    where type = ${literal(type)} and flight = ${param('flight')} and day >= ${raw(today)} and last_date >= ${raw(today)}
      and not (select g.guarded from listing g where g.id = l.listing_id)
    order by day, listing_id, leg limit ${read})`;

/** A route counts once for each person. Flights that their owners keep have no number here. */
export const flightRoutes = new Statement(
  'listings-flight-routes',
  ['flight', 'hidden'],
  sql`
  with flown as (${flown('helper')} union all ${flown('seeking_help')}),
  routes as materialized (
    select departure, arrival, count(distinct user_id) as people from flown
    group by departure, arrival order by people desc, departure, arrival limit ${most})
  select coalesce(json_agg(json_build_object('from', ${raw(placeJson('r.departure'))}, 'to', ${raw(placeJson('r.arrival'))})
    order by r.people desc, r.departure, r.arrival), '[]')::text as body
  from routes r`,
);
