import type { TripLeg } from 'backend/contract/trips';
import { dayIn } from 'shared-ui';
import { addDays, instantOf } from './zonedTime';

/** Who changes planes over midnight goes to the gate at once. */
const soon = 6 * 3_600_000;

type Leg = Pick<
  TripLeg,
  'departure' | 'arrival' | 'date' | 'time' | 'arrivalDate' | 'arrivalTime' | 'flightStatus'
>;

function takeOffOf({ date, time, departure, flightStatus }: Leg): number | null {
  if (flightStatus) return Date.parse(flightStatus.departs);
  return time ? instantOf(date, time, departure.timezone) : null;
}

function landingOf({ arrivalDate, arrivalTime, arrival, flightStatus }: Leg): number | null {
  if (flightStatus?.arrives) return Date.parse(flightStatus.arrives);
  return arrivalDate && arrivalTime ? instantOf(arrivalDate, arrivalTime, arrival.timezone) : null;
}

/** By the calendar of its airport. */
export function dayOfTakeOff(leg: Leg): string {
  const takeOff = takeOffOf(leg);
  return takeOff === null ? leg.date : dayIn(takeOff, leg.departure.timezone);
}

/** At the stop between the two flights: they stay in its city until the day of the second. */
export function staysBetween(before: Leg, leg: Leg, now: number): boolean {
  const [landing, takeOff] = [landingOf(before), takeOffOf(leg)];
  const isSoonAfter = (at: number | null) => at !== null && takeOff !== null && takeOff - at <= soon;
  if (isSoonAfter(now) || isSoonAfter(landing)) return false;
  const day = dayOfTakeOff(leg);
  return dayOfLanding(before, landing) < day && dayIn(now, leg.departure.timezone) < day;
}

/** The latest, while it is not known. */
function dayOfLanding({ date, arrivalDate, arrival }: Leg, landing: number | null): string {
  return landing === null ? (arrivalDate ?? addDays(date, 1)) : dayIn(landing, arrival.timezone);
}
