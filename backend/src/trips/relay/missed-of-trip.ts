import { isMember, tripOf } from './trip-of.js';

const legOfOwn = `
  case when x.id = m.id then c.leg else (
    select own.leg from trip_leg own join trip_leg said on said.departure = own.departure and said.arrival = own.arrival
    where own.match_id = m.id and said.match_id = x.id and said.leg = c.leg
      and m.date + own.days_later = x.date + said.days_later order by own.leg limit 1) end`;

/**
 * Rows of the connections that were missed on the trip of the match `m`, on whichever part it was said, with the leg
 * numbers of `m`. `companion` is the match of another companion who says it.
 */
export const missedOfTrip = `(
  select c.id, of_own.leg, c.at, c.user_id, case when x.id <> m.id and c.user_id = x.helper_id then x.id end as companion
  from match x
  join missed_connection c on c.match_id = x.id and c.taken_back_at is null
  cross join lateral (select ${legOfOwn} as leg) of_own
  where ${isMember('x', tripOf('m'))} and (x.id = m.id or x.status in ('agreed', 'done')) and of_own.leg is not null)`;
