import type { ScheduledFlight } from './contract.js';

/** A part of a plane's way under one number, and the key that all numbers of the plane share. */
export interface Plane {
  from: string;
  to: string;
  key: string;
}

/** On the clocks of its airports. */
export interface TimedPlane extends Plane {
  time: string;
  arrivalDate: string;
  arrivalTime: string;
}

/** What begins on this day: each leg, and each longer part of a flight that lands on the way. */
export const timedPlanesOn = (day: string, flights: readonly ScheduledFlight[]): TimedPlane[] =>
  flights.flatMap(({ key, legs }) =>
    legs.flatMap(({ departure: from, date, time }, first) =>
      date === day
        ? legs.slice(first).map(({ arrival: to, arrivalDate, arrivalTime }) => ({
            from,
            to,
            key,
            time,
            arrivalDate,
            arrivalTime,
          }))
        : [],
    ),
  );

export const planesOn = (day: string, flights: readonly ScheduledFlight[]): Plane[] =>
  timedPlanesOn(day, flights).map(({ from, to, key }) => ({ from, to, key }));
