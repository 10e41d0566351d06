import type { Match, TripLeg } from 'backend/contract/trips';
import { dayIn } from 'shared-ui';
import { words } from '../words';
import { addDays, daysBetween, instantOf, longDay, shortDay, timeIn, timeText, weekday } from './zonedTime';

const hour = 3_600_000;

type Flight = Pick<Match, 'date' | 'time' | 'departure' | 'arrival' | 'legs'>;

/** Without a time, the earliest that the flight can leave. */
export const departureOf = ({ date, time, departure }: Flight): number =>
  instantOf(date, time ?? '00:00', departure.timezone);

const latestOf = ({ date, time, departure }: Pick<Flight, 'date' | 'time' | 'departure'>): number =>
  instantOf(time ? date : addDays(date, 1), time ?? '00:00', departure.timezone);

/** As the airline says, or as planned. Without a time it may leave until the end of its day. */
export const hasLeft = (leg: TripLeg, now: number): boolean =>
  now >= (leg.flightStatus ? Date.parse(leg.flightStatus.departs) : latestOf(leg));

/** Of the last flight that the two fly together. */
const latestDeparture = (trip: Flight): number => {
  const last = trip.legs?.findLast((leg) => leg.with === 'both');
  return Math.max(latestOf(trip), last ? latestOf(last) : 0);
};

export const isOver = (trip: Flight, now: number): boolean => now >= latestDeparture(trip) + 48 * hour;

/** Of the traveler's last flight, which may be days after those of the two. */
const latestOfTraveler = (trip: Flight): number => {
  const last = trip.legs?.findLast((leg) => leg.with !== 'helper');
  return Math.max(latestDeparture(trip), last ? latestOf(last) : 0);
};

/** Until then the traveler's side says that they have landed without a companion. */
export const isTravelerOver = (trip: Flight, now: number): boolean =>
  now >= latestOfTraveler(trip) + 48 * hour;

/** Steps can be tapped from 24 hours before departure until 48 hours after it. */
export const isDayOfTravel = (trip: Flight, now: number): boolean =>
  now >= departureOf(trip) - 24 * hour && !isOver(trip, now);

/** Both are asked from three days before. */
export const isTimeToConfirm = (trip: Flight, now: number): boolean =>
  now >= departureOf(trip) - 72 * hour && now < departureOf(trip);

/** An answer that is missing 12 hours before is a warning. */
export const isLateToConfirm = (trip: Flight, now: number): boolean => now >= departureOf(trip) - 12 * hour;

/** A device keeps a trip until 48 hours after the member's last flight, which lands within a day. */
export const keptUntil = (trip: Flight & Pick<Match, 'role'>): number =>
  (trip.role === 'seeking_help' ? latestOfTraveler(trip) : latestDeparture(trip)) + 72 * hour;

const isNight = (time: string) => time < '05:00';

/** A night flight names both days: the commonest way to miss it is to go there a day late. */
export function flightDay({ date, time }: Flight): string {
  if (!time) return longDay(date);
  const day = words.dayAt(longDay(date), timeText(time));
  return isNight(time) ? words.nightFlight(weekday(addDays(date, -1)), day) : day;
}

/** 'In 3 days', counted in the days of the departure airport. */
export function daysAhead({ date, departure }: Flight, now: number): string | null {
  const days = daysBetween(dayIn(now, departure.timezone), date);
  if (days < 0) return null;
  return [words.today, words.tomorrow][days] ?? words.inDays(days);
}

/** 'Tonight at 02:50', for the day of travel. */
export function soonWords({ date, time, departure }: Flight, now: number): string {
  const days = daysBetween(dayIn(now, departure.timezone), date);
  if (!time) return [words.today, words.tomorrow][days] ?? longDay(date);
  const at = timeText(time);
  if (days === 1) return isNight(time) ? words.tonightAt(at) : words.tomorrowAt(at);
  return days === 0 ? words.todayAt(at) : words.dayAt(longDay(date), at);
}

/** The same instant at the other end: 'Sun, Feb 28, 15:20 in Chicago'. */
export function otherEnd(instant: number, day: string, { city, timezone }: Match['arrival']): string {
  const there = dayIn(instant, timezone);
  const time = words.timeInCity(timeIn(instant, timezone), city);
  return there === day ? time : words.series([shortDay(there), time]);
}

/** The clocks of two places show the same then. */
export const isSameClock = (instant: number, one: Match['departure'], other: Match['arrival']): boolean =>
  timeIn(instant, one.timezone) === timeIn(instant, other.timezone) &&
  dayIn(instant, one.timezone) === dayIn(instant, other.timezone);

/** The day on which two people meet: the evening before when the flight leaves in the night. */
export const meetingDay = ({ date, time, meetingTime }: Flight & Pick<Match, 'meetingTime'>): string =>
  time && meetingTime && meetingTime >= time ? addDays(date, -1) : date;
