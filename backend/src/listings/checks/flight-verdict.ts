import type { Leg } from '../contract.js';
import type { FlightCheck, TimetableFlight } from './contract.js';

export interface Verdict {
  says: TimetableFlight | null;
  asks: FlightCheck['asks'] | null;
  /** The airline has moved the flight so little that the trip follows by itself. */
  moves: boolean;
}

/** Those who type a time round it. */
const roundedMinutes = 10;
const movesBelowMinutes = 120;

/**
 * Compares a flight of a listing with what begins under its number that day; null if nothing is new. `before` is what the
 * timetable said the last time: undefined if they were never compared, null if there was no such flight.
 */
export function verdictOn(
  leg: Leg,
  before: TimetableFlight | null | undefined,
  { planes, fliesOnOtherDays }: { planes: TimetableFlight[]; fliesOnOtherDays: boolean },
): Verdict | null {
  const own = planes.filter((plane) => isWayOf(plane, leg));
  const says = own.find((plane) => minutesBetween(plane, leg) === 0) ?? own[0] ?? planes[0] ?? null;
  const verdict = (asks: Verdict['asks'], moves = false): Verdict => ({ says, asks, moves });
  if (before !== undefined && isSame(before, says)) return null;
  // A number that the timetable has on no day at all may be anything.
  if (!says) return verdict(before || fliesOnOtherDays ? 'day' : null);
  if (!own.length) return verdict('route');
  const minutes = minutesBetween(says, leg);
  if (!before || !isWayOf(before, leg) || minutesBetween(before, leg) > 0)
    return verdict(minutes > roundedMinutes ? 'times' : null);
  // If the number leaves the airport twice that day, either flight may have moved.
  const moves = minutes > 0 && minutes < movesBelowMinutes && own.length === 1;
  return verdict(minutes > 0 && !moves ? 'times' : null, moves);
}

const isWayOf = ({ from, to }: TimetableFlight, leg: Leg) => from === leg.from && to === leg.to;

const facts = ['from', 'to', 'time', 'arrivalDate', 'arrivalTime'] as const;
const isSame = (before: TimetableFlight | null, now: TimetableFlight | null) =>
  facts.every((name) => before?.[name] === now?.[name]);

/** By which take-off or landing differ, whichever differs more. What the leg leaves open differs by nothing. */
function minutesBetween(plane: TimetableFlight, { date, time, arrivalDate, arrivalTime }: Leg): number {
  const between = (one: string, other: string) =>
    Math.abs(Date.parse(`${one}Z`) - Date.parse(`${other}Z`)) / 60_000;
  return Math.max(
    time ? between(`${date}T${plane.time}`, `${date}T${time}`) : 0,
    arrivalTime && arrivalDate
      ? between(`${plane.arrivalDate}T${plane.arrivalTime}`, `${arrivalDate}T${arrivalTime}`)
      : 0,
  );
}
