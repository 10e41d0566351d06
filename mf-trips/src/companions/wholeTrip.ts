import type { Match } from 'backend/contract/trips';
import { herLegs, isRelay } from './companions';

/** For the seeker a relay is one trip, from the first airport to the last. Each helper has their own part of it. */
export function wholeTrip(trip: Match): Match {
  if (trip.role === 'helper' || !isRelay(trip)) return trip;
  const flights = herLegs(trip);
  const [first, last] = [flights[0]?.leg, flights.at(-1)?.leg];
  if (!first || !last) return trip;
  const { departure, date, time } = first;
  return { ...trip, departure, arrival: last.arrival, date, time, flightNumber: null };
}
