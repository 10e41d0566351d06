// Questions for trips that fit, and listings that give each the same answer however many others there are: groups of
// forty who fly two legs that no one else flies on that day, from a route of the middle.
import type { SearchQueries } from '../search/queries.ts';

const groupCount = 100;

/** The first of the two legs has another number, too. Before the groups, so that a trigger gives them their keys. */
export const addPlanes = `
  insert into flight_plane (number, day, planes)
  select code || r.rank, day, jsonb_build_array(
    jsonb_build_object('from', r.departure, 'to', 'KEF', 'key', 'ZY' || r.rank || '.' || day))
  from bench_route r, unnest(array['ZY', 'ZX']) code, generate_series(320, 322) later,
    lateral (select (now() at time zone 'Etc/GMT+12')::date + later + r.rank::int % 7 as day) d
  where r.rank between 2000 and ${1999 + groupCount}`;

export const addGroups = `
  insert into listing (type, user_id, email, departure_airport, arrival_airport, date, flight_number, legs, description,
    covered_description, created_at)
  select case when each % 2 = 0 then 'helper' else 'seeking_help' end, (select min(user_id) from traveler) + each,
    'group@example.com', r.departure, r.arrival, day, case when each % 3 = 0 then 'ZZ' || r.rank end,
    case when each % 2 = 0 and r.departure <> 'KEF' and r.arrival <> 'KEF' then jsonb_build_array(
      jsonb_build_object('from', r.departure, 'to', 'KEF', 'date', day, 'flightNumber', 'ZY' || r.rank),
      jsonb_build_object('from', 'KEF', 'to', r.arrival, 'date', day + 1)) end,
    'We were here before all others, and we are still here.', 'We were here before all others, and we are still here.',
    now() - interval '1 hour'
  from bench_route r, generate_series(1, 40) each,
    lateral (select (now() at time zone 'Etc/GMT+12')::date + 320 + r.rank::int % 7 + each % 3 as day) d
  where r.rank between 2000 and ${1999 + groupCount}`;

export const readGroups = `
  select departure as "from", arrival as "to", rank::text,
    ((now() at time zone 'Etc/GMT+12')::date + 321 + rank::int % 7)::text as date,
    ((now() at time zone 'Etc/GMT+12')::date + 322 + rank::int % 7)::text as next
  from bench_route where rank between 2000 and ${1999 + groupCount}
    and 'KEF' not in (departure, arrival) order by rank`;

export interface LegGroup {
  from: string;
  to: string;
  rank: string;
  date: string;
  next: string;
}

export function fittingQueries(groups: readonly LegGroup[]): SearchQueries {
  const ask = (legsOf: (group: LegGroup) => string) =>
    groups.map((group) => `/api/listings/fitting?type=helper&legs=${legsOf(group)}`);
  return new Map([
    ['a direct trip', ask(({ from, to, date }) => `${from}-${to}.${date}`)],
    ['a flight', ask(({ from, to, date, rank }) => `${from}-${to}.${date}.ZZ${rank}`)],
    ['a codeshare', ask(({ from, date, rank }) => `${from}-KEF.${date}.ZX${rank}`)],
    ['two legs', ask(({ from, to, date, next, rank }) => `${from}-KEF.${date}.ZY${rank},KEF-${to}.${next}`)],
  ]);
}
