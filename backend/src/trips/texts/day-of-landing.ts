import type { TripLeg } from '../contract.js';

type Times = Pick<TripLeg, 'date' | 'time' | 'arrivalDate' | 'arrivalTime'>;

/**
 * The day of a landing, where its time alone would mislead: it is on another day, or by an earlier clock on the same one,
 * as over the date line. Otherwise null.
 */
export function dayOfLanding({ date, time, arrivalDate, arrivalTime }: Times): string | null {
  const isEarlierClock = Boolean(time && arrivalTime && arrivalTime <= time);
  return arrivalDate !== date || isEarlierClock ? arrivalDate : null;
}
