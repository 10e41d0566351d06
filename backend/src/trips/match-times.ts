import { lastLegAlone } from './relay/hand-overs.js';
import { isMember } from './relay/trip-of.js';

/** The airports `d` and `a` of the match `m`, for the pieces of SQL below. */
export const withAirports = `
  join airport d on d.code = m.departure_airport
  join airport a on a.code = m.arrival_airport`;

/** The day that it is at the airport of departure. */
export const localToday = `(now() at time zone d.timezone)::date`;

const startOf = (day: string, airport: string) => `((${day})::timestamp at time zone ${airport}.timezone)`;

/** The number of the first or the last leg that the two of the match `m` fly together. A direct trip has no rows. */
export const sharedLeg = (end: 'min' | 'max') => `
  coalesce((select ${end}(leg) from trip_leg where match_id = m.id and flown_by = 'both'), 1)`;

/** Of the last leg that they fly together, `g` with the airports `gd` and `ga`. Null for a direct trip. */
const ofLastLeg = (what: string) => `
  (select ${what} from trip_leg g
   join airport gd on gd.code = g.departure join airport ga on ga.code = g.arrival
   where g.match_id = m.id and g.flown_by = 'both' order by g.leg desc limit 1)`;

/** A trip without a time may depart at any minute of its day. */
const earliestTakeOff = `((m.date + coalesce(m.time, '00:00')::time) at time zone d.timezone)`;
const latestTakeOff = `(case when m.time is null then ${startOf('m.date + 1', 'd')} else ${earliestTakeOff} end)`;

/** Steps are tapped from 24 hours before the departure, or from the day before, until 48 hours after the last one. */
export const stepsBegin = `
  (case when m.time is null then ${startOf('m.date - 1', 'd')} else ${earliestTakeOff} - interval '24 hours' end)`;
const lastTakeOff = `coalesce(
  ${ofLastLeg(`(m.date + g.days_later + coalesce(g.time, '23:59')::time) at time zone gd.timezone`)}, ${latestTakeOff})`;
export const stepsEnd = `(greatest(${latestTakeOff}, ${lastTakeOff}) + interval '48 hours')`;

/** Of the last leg, `way` with the airports `wd` and `wa`, where the traveler lands without a companion. Otherwise null. */
const ofLegAlone = (what: string) => `
  (select ${what} from trip_leg way
   join airport wd on wd.code = way.departure join airport wa on wa.code = way.arrival
   where way.match_id = m.id and way.leg = ${lastLegAlone})`;
const takeOffAlone = ofLegAlone(
  `(m.date + way.days_later + coalesce(way.time, '23:59')::time) at time zone wd.timezone`,
);
/** The landing of the last leg may be days later than what they fly together. */
export const landingAloneEnds = `greatest(${stepsEnd}, ${takeOffAlone} + interval '48 hours')`;

const landed = `
  (select min(at) from match_step
   where match_id = m.id and step = 'landed' and taken_back_at is null and coalesce(leg, 8) >= ${sharedLeg('max')})`;

/** The day of the last landing, or of the last take-off. */
export const lastDay = `(m.date + coalesce(${ofLastLeg('coalesce(g.arrival_days_later, g.days_later)')}, 0))`;

/** The day of the last take-off, which an index has. */
export const lastFlightDay = (match: string) => `${match}.date + ${match}.last_flight_days_later`;

/** Either of the two has said that the traveler has arrived. */
export const handedOver = `
  exists (select from match_step where match_id = m.id and step = 'handed_over' and taken_back_at is null)`;

const landedAlone = ofLegAlone(`coalesce(
  (select min(at) from match_step
   where match_id = m.id and step = 'landed' and taken_back_at is null and match_step.leg = way.leg),
  ${startOf('m.date + coalesce(way.arrival_days_later, way.days_later) + 1', 'wa')})`);

/** A family link lives until 48 hours after the landing, or after the last day of travel. */
export const journeyEnds = `
  (coalesce(${landedAlone}, ${landed}, ${startOf(`${lastDay} + 1`, 'a')}) + interval '48 hours')`;
const matchIsOpen = `(m.status in ('agreed', 'done') and now() < ${journeyEnds})`;
/** Of a trip with one or several companions. */
export const journeyIsOpen = (trip: string) => `
  exists (select from match m ${withAirports} where ${isMember('m', trip)} and ${matchIsOpen})`;

const kilometers = (d: string, a: string) => `
  (6371 * acos(least(1, sin(radians(${d}.lat)) * sin(radians(${a}.lat))
    + cos(radians(${d}.lat)) * cos(radians(${a}.lat)) * cos(radians(${a}.lon - ${d}.lon)))))`;
/** Airliners cover about 800 km in an hour. */
const flightTime = (d: string, a: string) =>
  `${kilometers(d, a)} / 800 * interval '1 hour' + interval '1 hour'`;
const lastLanding = ofLastLeg(`coalesce(
  (m.date + g.arrival_days_later + g.arrival_time::time) at time zone ga.timezone,
  ((m.date + g.days_later + coalesce(g.time, '12:00')::time) at time zone gd.timezone) + ${flightTime('gd', 'ga')})`);

/** As tapped, or else as planned or estimated. */
export const landing = `
  coalesce(${landed}, ${lastLanding},
    ((m.date + coalesce(m.time, '12:00')::time) at time zone d.timezone) + ${flightTime('d', 'a')})`;

export const careCardEnds = `(${startOf(`${lastDay} + 1`, 'a')} + interval '7 days')`;
export const careCardIsKept = (trip: string) => `
  exists (select from match m ${withAirports}
    where ${isMember('m', trip)} and m.status in ('agreed', 'done') and now() <= ${careCardEnds})`;

/** What two people shared stays shared this long after the trip. */
export const daysKept = 30;
