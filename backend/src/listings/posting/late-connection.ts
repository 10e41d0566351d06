import type { Leg } from '../contract.js';
import { firstAfter, instantAt } from '../sharing/instants.js';

type ZoneOf = (code: string) => string;

/** The first leg that starts before the one before it can have landed. Times that are not known are no obstacle. */
export function lateConnection(legs: readonly Leg[], zoneOf: ZoneOf) {
  let earliest = -Infinity;
  for (const [index, { from, to, date, time, arrivalTime }] of legs.entries()) {
    const at = (clock: string) => instantAt(date, clock, zoneOf(from)).getTime();
    if (at(time ?? '23:59') < earliest) {
      const field = at('23:59') < earliest ? 'date' : 'time';
      return {
        path: `legs.${index}.${field}`,
        message: `Leg ${index + 1} starts before leg ${index} is over`,
      };
    }
    const departure = Math.max(earliest, at(time ?? '00:00'));
    earliest = arrivalTime ? firstAfter(departure, arrivalTime, zoneOf(to)) : departure;
  }
  return null;
}
