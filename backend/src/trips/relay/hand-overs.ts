import { isInRelay, isMember, tripOf } from './trip-of.js';

/** The traveler flies the first leg of the match `of` alone in `match`, before or after what its two fly together. */
const hasLegOf = (match: string, of: string, side: '<' | '>') => `
  exists (select from trip_leg way where way.match_id = ${match}.id and way.flown_by = 'seeker'
    and way.departure = ${of}.departure_airport and ${match}.date + way.days_later = ${of}.date
    and way.leg ${side} all (select leg from trip_leg together
      where together.match_id = ${match}.id and together.flown_by = 'both'))`;

/** In the order flown, whatever the clocks of their airports say. */
export const fliesBefore = (one: string, other: string) =>
  `(${hasLegOf(other, one, '<')} or ${hasLegOf(one, other, '>')})`;

/** The helper of the match `giver` hands the traveler over to that of the match `taker`. */
export const isHandOver = (giver: string, taker: string) =>
  `(${giver}.arrival_airport = ${taker}.departure_airport and ${fliesBefore(giver, taker)})`;

const flies = `('agreed', 'done')`;
const isOther = `${isMember('x', tripOf('m'))} and x.id <> m.id and x.status in ${flies}`;

/** Where its landing is not known, the day of the next flight. */
const planned = `
  coalesce((select giver.date + g.arrival_days_later from trip_leg g
    where g.match_id = giver.id and g.flown_by = 'both' order by g.leg desc limit 1), taker.date)`;

/**
 * Rows of where the helper of the match `m` takes over from another one or gives to one: the `airport`, both matches as
 * `giver_id` and `taker_id`, their helpers, days and `meetings`, and the `day` on which it is.
 */
export const handOvers = `
  select giver.arrival_airport as airport, x.id as other_id,
    giver.id as giver_id, giver.helper_id as giver_helper, giver.date as giver_date, giver.meetings as giver_meetings,
    taker.id as taker_id, taker.helper_id as taker_helper, taker.date as taker_date, taker.meetings as taker_meetings,
    ${planned} as day
  from match x
  join match giver on giver.id in (m.id, x.id)
  join match taker on taker.id in (m.id, x.id) and taker.id <> giver.id
  where m.status in ${flies} and ${isInRelay('m')} and ${isOther} and ${isHandOver('giver', 'taker')}`;

/** The traveler flies on after what the two of the match `m` fly together, with another companion or alone. */
export const fliesOn = `
  (exists (select from trip_leg way where way.match_id = m.id and way.flown_by = 'seeker'
      and way.leg > all (select leg from trip_leg g where g.match_id = m.id and g.flown_by = 'both'))
    or ${isInRelay('m')} and exists (select from match x where ${isOther} and ${fliesBefore('m', 'x')}))`;
/** The traveler lands without a companion: the number of the last leg of the match `m`. Otherwise null. */
export const lastLegAlone = `
  (select way.leg from trip_leg way
   where way.match_id = m.id and way.flown_by = 'seeker'
     and way.leg >= all (select leg from trip_leg g where g.match_id = m.id and g.flown_by <> 'helper')
     and not (${isInRelay('m')} and exists (select from match x where ${isOther} and ${flownTogether('x', 'way')})))`;
/** None before it. */
export const isFirstCompanion = `
  not (${isInRelay('m')} and exists (select from match x where ${isOther} and ${fliesBefore('x', 'm')}))`;

/** The two of the match with this alias fly this leg of the match `m`. A direct trip has no legs. */
export function flownTogether(match: string, leg: string): string {
  return `
    (${match}.departure_airport = ${leg}.departure and ${match}.arrival_airport = ${leg}.arrival
        and ${match}.date = m.date + ${leg}.days_later
      or exists (select from trip_leg own where own.match_id = ${match}.id and own.flown_by = 'both'
        and own.departure = ${leg}.departure and own.arrival = ${leg}.arrival
        and ${match}.date + own.days_later = m.date + ${leg}.days_later))`;
}

const firstName = (person: string) => `
  (select (regexp_match(t.username, '[^[:space:]]*[[:alpha:]][^[:space:]]*'))[1] from traveler t where t.user_id = ${person})`;
/** Null for a hidden person. */
export const visibleName = (person: string, hidden: string) =>
  `case when ${person} <> all(${hidden}::bigint[]) then ${firstName(person)} end`;

const meetingsAt = (side: 'giver' | 'taker') => `
  select each.meeting, h.${side}_date as date, each.number
  from jsonb_array_elements(h.${side}_meetings) with ordinality each (meeting, number)
  where each.meeting->>'airport' = h.airport`;

const meetingJson = (meeting: string, day: string, from: string, to: string) => `
  json_build_object('airport', ${meeting}->>'airport', 'place', ${meeting}->>'place',
    'date', ${day} + (${meeting}->>'daysLater')::int, 'time', ${meeting}->>'time', 'from', ${from}, 'to', ${to})`;

const ownMeetings = `(
    select json_agg(${meetingJson('g.meeting', 'm.date', `g.meeting->>'from'`, `g.meeting->>'to'`)} order by g.number)
    from jsonb_array_elements(m.meetings) with ordinality g (meeting, number))`;

/** Of the rows `h` of hand-overs: what is agreed, as it is stored with the giver, or with the taker. */
const sharedMeetings = (hidden: string) => `
  select h.airport, ${visibleName('h.giver_helper', hidden)} as giver, ${visibleName('h.taker_helper', hidden)} as taker,
    h.day, found.meeting, found.date, found.number
  from h left join lateral (
    select * from (${meetingsAt('giver')}) given
    union all select * from (${meetingsAt('taker')}) taken
      where not exists (${meetingsAt('giver')})) found on true`;
/** Of its row `s`. What is not agreed is offered by its airport and day. */
const sharedMeetingJson = `
  case when s.meeting is null
    then json_build_object('airport', s.airport, 'place', null, 'date', s.day, 'time', null, 'from', s.giver, 'to', s.taker)
    else ${meetingJson('s.meeting', 's.date', 's.giver', 's.taker')} end`;

/** Meetings of the match `m`, where a hand-over is one meeting of all three. */
export const meetingsJson = (hidden: string) => `
  coalesce(case when m.status in ${flies} and ${isInRelay('m')} then (
    with h as (${handOvers}), shared as (${sharedMeetings(hidden)})
    select json_agg(json order by place_on_way, number) from (
      select ${meetingJson('g.meeting', 'm.date', `g.meeting->>'from'`, `g.meeting->>'to'`)} as json,
        ${placeOnWay(`g.meeting->>'airport'`)} as place_on_way, g.number
      from jsonb_array_elements(m.meetings) with ordinality g (meeting, number)
      where not exists (select from h where h.airport = g.meeting->>'airport')
      union all
      select ${sharedMeetingJson}, ${placeOnWay('s.airport')}, coalesce(s.number, 0)
      from shared s) every)
  else ${ownMeetings} end, '[]')`;

/** Of the match with this id: where other companions of its trip hand over to each other. */
export const otherMeetingsJson = (id: string, hidden: string) => `(
  with h as (
    select other.* from match own join match m on ${isMember('m', tripOf('own'))} and m.id <> own.id
    cross join lateral (${handOvers} and giver.id = m.id and taker.id <> own.id) other
    where own.id = ${id}), shared as (${sharedMeetings(hidden)})
  select coalesce(json_agg(${sharedMeetingJson} order by s.day, s.airport, s.number), '[]') from shared s)`;

/** The same where the match `m` has one companion. */
export const ownMeetingsJson = `coalesce(${ownMeetings}, '[]')`;

function placeOnWay(airport: string): string {
  return `
    coalesce((select min(w.leg) from trip_leg w
      where w.match_id = m.id and w.flown_by = 'both' and w.departure = ${airport}), 99)`;
}
