import type { FlightOnDay } from '../flights/flight-planes.js';
import type { Journey } from './journeys.js';

/** By the operator's number: under which one the plane is sold too. */
const codeshares = new Map([
  ['AI101', 'UA8344'],
  ['AI102', 'UA8345'],
]);

/** The two people in the README, so that a newcomer who logs in as one of them sees every reason. */
export const watched = ['meera', 'ifeoma'];

/** The other number of a watched person's direct flight. */
export const codeshareOf = ({ pattern, route, way }: Journey): string | undefined =>
  watched.includes(pattern.name) && !route.stop ? codeshares.get(route[way].number) : undefined;

interface Trip {
  date: string;
  flightNumber?: string | null | undefined;
}

/** The flights of those who have booked a plane under different numbers. */
export const inOnePlane = (trips: readonly Trip[]): FlightOnDay[] =>
  [...codeshares].flatMap(([operator, number]) =>
    trips
      .filter(({ flightNumber }) => flightNumber === number)
      .flatMap(({ date: day }) => [
        { number: operator, day },
        { number, day },
      ]),
  );
