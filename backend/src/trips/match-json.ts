import { todayOnce } from '../listings/index.js';
import { jsonObject } from '../platform/database/json-object.js';
import { daysKept, lastFlightDay, sharedLeg } from './match-times.js';
import { instant, personJson } from './person-json.js';
import { tripOf } from './relay/trip-of.js';

export const placeJson = (code: string) =>
  jsonObject(`code, name, city, country, lat, lon, timezone from airport where code = ${code}`);

/** Airports, days and flights alone, for those who look at a request. */
export const wayJson = `
  coalesce((select json_agg(json_build_object('from', g.departure, 'to', g.arrival, 'date', m.date + g.days_later,
      'time', g.time, 'flightNumber', g.flight, 'with', g.flown_by) order by g.leg)
    from trip_leg g where g.match_id = m.id),
    json_build_array(json_build_object('from', m.departure_airport, 'to', m.arrival_airport, 'date', m.date,
      'time', m.time, 'flightNumber', m.flight_number, 'with', 'both')))`;

/** The seeker's `own` request: the one that the match `m` is about, or that was attached to it. */
export const withTraveler = `
  left join listing own on own.id = coalesce((m.traveler->>'listingId')::bigint, m.listing_id)
    and own.user_id = m.seeker_id and own.type = 'seeking_help'`;
/** Null when the seeker flies. */
export const flyerOfMatch = `(case when m.traveler->>'firstName' is null then own.flyer else m.traveler end)`;

/** In lists, which have no names of people without an account. */
const forWhom = `
  case when ${lastFlightDay('m')} >= ${todayOnce} - ${daysKept} then ${flyerOfMatch} - 'firstName' - 'listingId' end`;

/** What every trip has beside its way, from the aliases of `matchFrom`; `me` is the placeholder of the viewer. */
export const matchColumns = (me: string) => `
  m.id::float8 as id, m.listing_id::float8 as "listingId", m.status,
  case when m.helper_id = ${me} then 'helper' else 'seeking_help' end as role,
  m.proposer_id = ${me} as "proposedByMe", ${personJson('o.id', 't')} as other,
  ${forWhom} as "forWhom", (${tripOf('m')})::float8 as "tripId", m.meeting_point as "meetingPoint", m.meeting_time as "meetingTime",
  case when m.helper_id = ${me} then m.helper_confirmed_at else m.seeker_confirmed_at end is not null as "confirmedByMe",
  case when m.helper_id = ${me} then m.seeker_confirmed_at else m.helper_confirmed_at end is not null as "confirmedByOther",
  case when m.status = 'cancelled'
    then ${jsonObject(`m.cancelled_by = ${me} as "byMe", m.cancel_reason as reason,
      m.calendar_revised_at is null and m.cancelled_by is not distinct from m.proposer_id as "isTakenBack"`)} end as cancelled,
  ${instant('m.created_at')} as "createdAt"`;

/** Defines the aliases `m`, `o` (the other's id), `t` (their public side) and `own` (the seeker's request). */
export const matchFrom = (matches: string, me: string) => `
  ${matches} m cross join lateral (
    select case when m.helper_id = ${me} then m.seeker_id else m.helper_id end as id) o
  left join traveler t on t.user_id = o.id ${withTraveler}`;

/** Older taps have none: they mean the first leg that fits, and the last landing. */
const legOfTap = `
  coalesce(s.leg, case when s.step in ('landed', 'handed_over') then ${sharedLeg('max')} else ${sharedLeg('min')} end)`;

/** Of the match `m`, without those that were taken back. */
export const tapsOfMatch = `
  select s.id, s.user_id, s.step, ${legOfTap} as leg, s.at, s.created_at from match_step s
  where s.match_id = m.id and s.taken_back_at is null`;
/** The earliest tap of each step of the match `m`, and whether the other has tapped it too. */
export const stepsOfMatch = `(
  with tapped as (${tapsOfMatch})
  select distinct on (s.step, s.leg) s.*, exists (
    select from tapped o where o.step = s.step and o.leg = s.leg and o.user_id <> s.user_id) as by_both
  from tapped s order by s.step, s.leg, s.at, s.id)`;
