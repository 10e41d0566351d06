import { instant } from '../person-json.js';
import { isMember, tripOf } from './trip-of.js';

/** The person `u` is suspended until after the take-off of the match `x`, whose traveler is not handed over. */
const missesFlight = `
  x.status = 'agreed' and u.suspended_until > now() and u.suspended_until < '9999-01-01'
  and u.suspended_until > ((x.date + coalesce(x.time, '00:00')::time) at time zone d.timezone)
  and not exists (select from match_step given
    where given.match_id = x.id and given.step = 'handed_over' and given.taken_back_at is null)`;

/** Of the trip of the match `$2`, as `$1` sees it, without `hidden` people. */
export const suspendedText = (hidden: string) => `
  select x.id::float8 as "matchId", t.username, ${instant('u.suspended_until')} as until
  from match m
  join match x on ${isMember('x', tripOf('m'))}
  join airport d on d.code = x.departure_airport
  join "user" u on u.id = x.helper_id or u.id = x.seeker_id and x.id = m.id
  join traveler t on t.user_id = u.id
  where m.id = $2 and m.status = 'agreed' and u.id <> $1 and u.id <> all(${hidden}) and ${missesFlight}
  order by x.date, x.id`;

/** Readers of news about one suspended person: all on the same trips, each with the match that is theirs. */
export const readersText = `
  select distinct on (own.id, reader.id) own.id::float8 as "ownId", reader.id::float8 as "to", own.id = x.id as "isPair",
    x.departure_airport as "departureAirport", x.arrival_airport as "arrivalAirport", x.date::text as date
  from "user" u
  join match x on u.id in (x.helper_id, x.seeker_id)
  join airport d on d.code = x.departure_airport
  join match own on ${isMember('own', tripOf('x'))} and own.status = 'agreed'
  cross join lateral (values (own.helper_id), (case when own.id = x.id then own.seeker_id end)) reader(id)
  where u.id = ? and (u.id = x.helper_id or own.id = x.id) and reader.id <> u.id and ${missesFlight}
  order by own.id, reader.id, x.date, x.id`;
