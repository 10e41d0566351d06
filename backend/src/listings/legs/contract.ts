import { z } from 'zod';
import { calendarDay, requiredDay } from '../../platform/contract.js';
import { airportCode, flightNumber } from '../contract.js';

export const maxLegs = 4;
/** All legs of a trip start within so many days. */
export const legsWithin = 30;

export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 14:30');

export const timeOfLandingMissing = 'Say at what time it lands, too';
interface Landing {
  arrivalTime?: string | null | undefined;
  arrivalDate?: string | null | undefined;
}
/** The day of landing alone says nothing. */
export const hasTimeOfLanding = ({ arrivalTime, arrivalDate }: Landing) =>
  Boolean(arrivalTime) || !arrivalDate;
export const needsTimeOfLanding = { path: ['arrivalTime'], error: timeOfLandingMissing };

export const dateMissing = 'Date is required';

/** One flight. Day and times are local to its airports. */
export const newLeg = z.strictObject({
  from: airportCode,
  to: airportCode,
  date: requiredDay(dateMissing),
  time: clockTime.optional(),
  arrivalTime: clockTime.optional(),
  arrivalDate: calendarDay.optional(),
  flightNumber: flightNumber.optional(),
});
export type NewLeg = z.infer<typeof newLeg>;

export const directOnly = 'Flexible days are for direct trips only';
export const legCount = `A trip with stops has 2 to ${maxLegs} legs`;
export const newLegs = z.array(newLeg).min(2, legCount).max(maxLegs, legCount);

type Leg = Pick<NewLeg, 'from' | 'to' | 'date'>;
interface LegIssue {
  path: (string | number)[];
  message: string;
}

export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** What is wrong between the legs. A flight over the date line may land on the day before: the server knows the zones. */
export function issuesBetween(legs: readonly Leg[]): LegIssue[] {
  if (legs.length > maxLegs) return [];
  const [first] = legs;
  return legs.flatMap(({ from, to, date }, index) => {
    const before = legs[index - 1];
    const seen = legs.slice(0, index).map((leg) => leg.from);
    const path = (field: string) => ['legs', index, field];
    const number = index + 1;
    return [
      ...issueIf(
        before !== undefined && before.to !== from,
        path('from'),
        `Leg ${number} has to start in ${before?.to}, where leg ${index} ends`,
      ),
      ...issueIf(from !== undefined && from === to, path('to'), `Leg ${number} starts and ends in ${to}`),
      ...issueIf(seen.includes(to), path('to'), `${to} is on this trip already`),
      ...issueIf(
        before !== undefined && daysBetween(before.date, date) < -1,
        path('date'),
        `Leg ${number} is before leg ${index}`,
      ),
      ...issueIf(
        first !== undefined && daysBetween(first.date, date) > legsWithin,
        path('date'),
        `Leg ${number} is more than ${legsWithin} days after leg 1`,
      ),
    ];
  });
}

const issueIf = (isWrong: boolean, path: LegIssue['path'], message: string): LegIssue[] =>
  isWrong ? [{ path, message }] : [];

interface Trip {
  departureAirport: string;
  arrivalAirport: string;
  date: string;
  endDate?: string | null | undefined;
  time?: string | null | undefined;
  flightNumber?: string | null | undefined;
  arrivalTime?: string | null | undefined;
  arrivalDate?: string | null | undefined;
  legs?: NewLeg[] | null | undefined;
}

const isOther = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one && other && one !== other);

/** Whether the legs are those of the trip. */
export function legIssues(trip: Trip): LegIssue[] {
  const { legs, endDate, departureAirport, arrivalAirport, date, time, flightNumber: flight } = trip;
  const { arrivalTime, arrivalDate } = trip;
  const [first, last] = [legs?.[0], legs?.at(-1)];
  if (!legs || !first || !last || first === last || legs.length > maxLegs) return [];
  const count = legs.length;
  return [
    ...issueIf(Boolean(endDate && endDate !== date), ['endDate'], directOnly),
    ...issueIf(
      first.from !== departureAirport,
      ['legs', 0, 'from'],
      `Leg 1 has to start in ${departureAirport}, like the trip`,
    ),
    ...issueIf(
      last.to !== arrivalAirport,
      ['legs', count - 1, 'to'],
      `Leg ${count} has to end in ${arrivalAirport}, like the trip`,
    ),
    ...issueIf(first.date !== date, ['legs', 0, 'date'], `Leg 1 has to be on the day of the trip, ${date}`),
    ...issueIf(isOther(first.time, time), ['legs', 0, 'time'], `The trip starts at ${time}`),
    ...issueIf(
      isOther(first.flightNumber, flight),
      ['legs', 0, 'flightNumber'],
      `The flight of the trip is ${flight}`,
    ),
    ...issueIf(
      isOther(last.arrivalTime, arrivalTime),
      ['legs', count - 1, 'arrivalTime'],
      `The trip lands at ${arrivalTime}`,
    ),
    ...issueIf(
      isOther(last.arrivalDate, arrivalDate),
      ['legs', count - 1, 'arrivalDate'],
      `The trip lands on ${arrivalDate}`,
    ),
    ...legs.flatMap((leg, index) =>
      issueIf(!hasTimeOfLanding(leg), ['legs', index, 'arrivalTime'], timeOfLandingMissing),
    ),
    ...issuesBetween(legs),
  ];
}
