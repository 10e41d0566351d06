import { isUnclaimedTooLong, showsFlightToAll } from '../reads/listing-json.js';
import { today } from '../sql/today.js';

/** Of each kind of trip. On more the counts are a lower bound. */
const most = 2_000;
const types = ['helper', 'seeking_help'];
const isOpen = `not ${isUnclaimedTooLong}`;

const people = `
  count(distinct id) filter (where type = 'helper')::int as helpers,
  count(distinct id) filter (where type = 'seeking_help')::int as seekers`;

const tripsOf = (type: string, key: (alias: string) => string, condition: string) => `
  (select l.id, l.type, l.date as day from listing l
   where l.status = 'active' and l.type = '${type}' and ${key('l')} = $1 and l.date >= ${today} and ${condition}
   order by l.date, l.id limit ${most})
  union all
  (select s.listing_id, s.type, s.day from listing_later_day s
   where s.type = '${type}' and ${key('s')} = $1 and s.day >= ${today}
     and (select ${condition} from listing l where l.id = s.listing_id)
   order by s.day, s.listing_id limit ${most})`;

/** For each route: its months, with their days, and its flights. Flights that are kept from strangers count as none. */
const countedBy = (key: (alias: string) => string, condition: string) => `
  with found as materialized (${types.map((type) => tripsOf(type, key, condition)).join(' union all ')}),
  trip as materialized (
    select f.*, l.departure_airport as departure, l.arrival_airport as arrival,
      case when ${showsFlightToAll} then l.flight_number end as flight
    from found f join listing l on l.id = f.id),
  days as (select departure, arrival, day, ${people} from trip group by 1, 2, 3),
  months as (
    select departure, arrival, to_char(day, 'YYYY-MM') as month, ${people} from trip group by 1, 2, 3)
  select departure, arrival, count(distinct id)::int as people,
    (select json_agg(json_build_object('month', m.month, 'helpers', m.helpers, 'seekers', m.seekers, 'days', (
        select json_agg(json_build_object('day', d.day, 'helpers', d.helpers, 'seekers', d.seekers) order by d.day)
        from days d
        where (d.departure, d.arrival, to_char(d.day, 'YYYY-MM')) = (trip.departure, trip.arrival, m.month)
      )) order by m.month)
     from months m where (m.departure, m.arrival) = (trip.departure, trip.arrival)) as months,
    (select coalesce(json_agg(json_build_object('flight', f.flight, 'days', f.days) order by f.days desc, f.flight), '[]')
     from (select f.flight, count(distinct f.day)::int as days from trip f
           where (f.departure, f.arrival) = (trip.departure, trip.arrival) and f.flight is not null
           group by f.flight order by 2 desc, 1 limit 6) f) as flights
  from trip group by departure, arrival order by 3 desc, 1, 2 limit 4`;

export const countedRoute = countedBy(
  (alias) => `(${alias}.departure_airport || ${alias}.arrival_airport)`,
  isOpen,
);
export const countedFlight = countedBy(
  (alias) => `${alias}.flight_number`,
  `${showsFlightToAll} and ${isOpen}`,
);

const maxShown = 99;

const countOf = (type: string) => `(
  select count(*)::int from (
    select from listing l
    where l.status = 'active' and l.type = '${type}' and (l.departure_airport || l.arrival_airport) = route.key
      and l.last_date >= ${today} and ${isOpen} limit ${maxShown}) found)`;

export const countedRoutes = `
  select left(key, 3) as departure, right(key, 3) as arrival, helpers, seekers
  from unnest($1::text[]) with ordinality route (key, place)
  cross join lateral (select ${countOf('helper')} as helpers, ${countOf('seeking_help')} as seekers) counted
  where helpers + seekers > 0 order by place limit 6`;

const busiestDays = 30;
/** Of each kind of trip, the soonest first: on more, the busiest routes are those of fewer days. */
const maxTrips = 5_000;

const soonestOf = (type: string) => `(
  select l.departure_airport, l.arrival_airport, l.type from listing l
  where l.status = 'active' and l.type = '${type}' and l.date >= ${today} and l.date <= ${today} + ${busiestDays}
    and l.user_id is not null
  order by l.date, l.id limit ${maxTrips})`;

export const busiestRoutes = `
  select departure_airport as departure, arrival_airport as arrival,
    count(*) filter (where type = 'helper')::int as helpers,
    count(*) filter (where type = 'seeking_help')::int as seekers
  from (${types.map(soonestOf).join(' union all ')}) trip
  group by 1, 2 order by count(*) desc, 1, 2 limit 6`;
