import type { ScheduledFlight } from './contract.js';

/** A part of a plane's way under one number, and the key that all numbers of the plane share. */
export interface Plane {
  from: string;
  to: string;
  key: string;
}

/** What begins on this day: each leg, and each longer part of a flight that lands on the way. */
export const planesOn = (day: string, flights: readonly ScheduledFlight[]): Plane[] =>
  flights.flatMap(({ key, legs }) =>
    legs.flatMap(({ departure: from, date }, first) =>
      date === day ? legs.slice(first).map(({ arrival: to }) => ({ from, to, key })) : [],
    ),
  );
