import type { TripLeg } from 'backend/contract/trips';
import { words } from '../words';

const minute = 60_000;

/** '2 h 35 min' between two flights, both on the clock of the airport where planes are changed. */
export function timeToChange(before: TripLeg, after: TripLeg): string | null {
  const { arrivalDate, arrivalTime, to } = before;
  if (!arrivalTime || !after.time || to !== after.from) return null;
  const minutes = (at(after.date, after.time) - at(arrivalDate ?? before.date, arrivalTime)) / minute;
  if (minutes <= 0) return null;
  return words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

const at = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);
