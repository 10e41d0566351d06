import { today } from '../listings/index.js';
import { jsonObject } from '../platform/database/json-object.js';
import { daysKept, sharedLeg } from './match-times.js';
import { instant, personJson } from './person-json.js';
import {
  companionOfLeg,
  companionOfMatch,
  companionOfOwnLeg,
  companionsJson,
} from './relay/companions-json.js';
import { meetingsJson, ownMeetingsJson } from './relay/hand-overs.js';
import { isInRelay, tripOf } from './relay/trip-of.js';

export const placeJson = (code: string) =>
  jsonObject(`code, name, city, country, lat, lon, timezone from airport where code = ${code}`);

interface LegColumns extends Record<
  'from' | 'to' | 'date' | 'time' | 'landsOn' | 'landsAt' | 'flight' | 'with',
  string
> {
  companion?: string;
  departure?: string;
  arrival?: string;
}
/** Of trips on which people have agreed, for their flights alone are followed. */
const flightStatusJson = ({ flight, date, from }: LegColumns) => `
  (select s.status || jsonb_build_object('knownAt', ${instant('s.known_at')}) from flight_status s
   where s.number = ${flight} and s.day = ${date} and s.departure = ${from} and m.status in ('agreed', 'done'))`;

const legJson = ({ companion, departure, arrival, ...leg }: LegColumns) =>
  jsonObject(`
    ${leg.from} as "from", ${leg.to} as "to", ${departure ?? placeJson(leg.from)} as departure,
    ${arrival ?? placeJson(leg.to)} as arrival, ${leg.date} as date, ${leg.time} as time,
    ${leg.landsOn} as "arrivalDate", ${leg.landsAt} as "arrivalTime", ${leg.flight} as "flightNumber",
    ${leg.with} as "with", ${flightStatusJson(leg)} as "flightStatus"
    ${companion ? `, ${companion} as companion` : ''}`);

const storedLeg = {
  from: 'g.departure',
  to: 'g.arrival',
  date: 'm.date + g.days_later',
  time: 'g.time',
  landsOn: 'm.date + g.arrival_days_later',
  landsAt: 'g.arrival_time',
  flight: 'g.flight',
  with: 'g.flown_by',
};
const onlyLeg = {
  from: 'm.departure_airport',
  to: 'm.arrival_airport',
  date: 'm.date',
  time: 'm.time',
  landsOn: 'null::date',
  landsAt: 'null',
  flight: 'm.flight_number',
  with: `'both'`,
};
const legsOf = (stored: LegColumns, only: LegColumns) => `
  coalesce((select json_agg(${legJson(stored)} order by g.leg) from trip_leg g where g.match_id = m.id),
    json_build_array(${legJson(only)}))`;

/** Of the match `m`. A direct trip has no rows. */
export const legsJson = legsOf(storedLeg, onlyLeg);
/** With the helper on each leg, as the viewer sees them. */
const legsWith = (companion: string) =>
  legsOf(
    { ...storedLeg, companion },
    { ...onlyLeg, companion: companionOfMatch, departure: 'places.departure', arrival: 'places.arrival' },
  );

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
  (select ${flyerOfMatch} - 'firstName' - 'listingId' from (select) no_columns ${withTraveler}
   where m.date >= ${today} - ${daysKept})`;

/**
 * What differs where a trip has several companions. Few trips have, and PostgreSQL takes longer to prepare these parts
 * for a run than to run all the others.
 */
const companionParts = {
  one: () => ({ companion: companionOfOwnLeg, companions: `'[]'::json`, meetings: ownMeetingsJson }),
  several: (me: string, hidden: string) => ({
    companion: companionOfLeg(me, hidden),
    companions: companionsJson(me, hidden),
    meetings: meetingsJson(hidden),
  }),
};
type Companions = keyof typeof companionParts;

/** A statement for trips with one companion, whose rows say whether they need the other. */
export type ByCompanions<Text> = Record<Companions, Text>;
export const byCompanions = <Text>(text: (companions: Companions) => Text): ByCompanions<Text> => ({
  one: text('one'),
  several: text('several'),
});
export const hasSeveral = `${isInRelay('m')} as "hasSeveral"`;

/** From the aliases of `matchFrom`; `me` and `hidden` are placeholders: the viewer, and whom they do not see. */
export const matchColumns = (me: string, hidden: string, companions: Companions) => {
  const parts = companionParts[companions](me, hidden);
  return `
  m.id::float8 as id, m.listing_id::float8 as "listingId", m.status,
  case when m.helper_id = ${me} then 'helper' else 'seeking_help' end as role,
  m.proposer_id = ${me} as "proposedByMe", ${personJson('o.id', 't')} as other,
  places.departure, places.arrival,
  m.date::text as date, m.time, m.flight_number as "flightNumber",
  ${forWhom} as "forWhom", ${legsWith(parts.companion)} as legs, (${tripOf('m')})::float8 as "tripId",
  ${parts.companions} as companions, ${parts.meetings} as meetings, m.meeting_point as "meetingPoint", m.meeting_time as "meetingTime",
  case when m.helper_id = ${me} then m.helper_confirmed_at else m.seeker_confirmed_at end is not null as "confirmedByMe",
  case when m.helper_id = ${me} then m.seeker_confirmed_at else m.helper_confirmed_at end is not null as "confirmedByOther",
  case when m.status = 'cancelled'
    then ${jsonObject(`m.cancelled_by = ${me} as "byMe", m.cancel_reason as reason`)} end as cancelled,
  ${instant('m.created_at')} as "createdAt"`;
};

/** The airports of the match `m`, as `matchColumns` wants them: looked up once for the trip and its only leg. */
export const withPlaces = `
  cross join lateral (
    select ${placeJson('m.departure_airport')} as departure, ${placeJson('m.arrival_airport')} as arrival
    offset 0) places`;

/** Defines the aliases `m`, `o` (the other's id) and `t` (their public side). */
export const matchFrom = (matches: string, me: string) => `
  ${matches} m cross join lateral (
    select case when m.helper_id = ${me} then m.seeker_id else m.helper_id end as id) o
  left join traveler t on t.user_id = o.id`;

/** Older taps have none: they mean the first leg that fits, and the last landing. */
const legOfTap = `
  coalesce(s.leg, case when s.step in ('landed', 'handed_over') then ${sharedLeg('max')} else ${sharedLeg('min')} end)`;

/** The earliest tap of each step of the match `m` that was not taken back, and whether the other has tapped it too. */
export const stepsOfMatch = `(
  with tapped as (
    select s.id, s.user_id, s.step, ${legOfTap} as leg, s.at, s.created_at from match_step s
    where s.match_id = m.id and s.taken_back_at is null)
  select distinct on (s.step, s.leg) s.*, exists (
    select from tapped o where o.step = s.step and o.leg = s.leg and o.user_id <> s.user_id) as by_both
  from tapped s order by s.step, s.leg, s.at, s.id)`;
