import type { Leg } from '../contract.js';
import { landingOf } from '../legs/landing.js';
import { firstAfter, instantAt } from '../sharing/instants.js';

type ZoneOf = (code: string) => string;

/** The first leg that starts before the one before it can have landed. Times that are not known are no obstacle. */
export function lateConnection(legs: readonly Leg[], zoneOf: ZoneOf) {
  let earliest = -Infinity;
  for (const [index, leg] of legs.entries()) {
    const { date, time, arrivalTime } = leg;
    const zones = { from: zoneOf(leg.from), to: zoneOf(leg.to) };
    const at = (clock: string) => instantAt(date, clock, zones.from).getTime();
    if (at(time ?? '23:59') < earliest) {
      const field = at('23:59') < earliest ? 'date' : 'time';
      return {
        path: `legs.${index}.${field}`,
        message: `Leg ${index + 1} starts before leg ${index} is over`,
      };
    }
    const departure = Math.max(earliest, at(time ?? '00:00'));
    earliest = arrivalTime
      ? (landingOf(leg, zones) ?? firstAfter(departure, arrivalTime, zones.to))
      : departure;
  }
  return null;
}
