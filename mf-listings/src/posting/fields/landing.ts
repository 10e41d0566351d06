import { dayOfLanding, landingOf, takeOffOf, type Zones } from 'backend/rules/listings';
import { useAirports } from '../../airports/useAirports';

/** One flight, as typed. `landsAfter` is the number of days until it lands, if chosen. */
export interface LandingValues {
  from: string;
  to: string;
  date: string;
  time: string;
  arrivalTime: string;
  landsAfter: string;
}

export type ZoneOf = (code: string) => string | undefined;

const dayInMs = 86_400_000;
export const dayPlus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);
export const daysFrom = (first: string, other: string) => (Date.parse(other) - Date.parse(first)) / dayInMs;

/** Browsers without time fields let anything be typed. */
const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A date field has what is typed until it is a day. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** How many days after departure it lands: as chosen, or the first such time over there after take-off. */
export function daysToLanding({ landsAfter, ...flight }: LandingValues, zoneOf: ZoneOf): number {
  const { date, time, arrivalTime } = flight;
  if (landsAfter) return Number(landsAfter);
  if (!isClock(time) || !isClock(arrivalTime)) return 0;
  const zones = zonesOf(flight, zoneOf);
  if (!zones || !isDay(date)) return arrivalTime <= time ? 1 : 0;
  return daysFrom(date, dayOfLanding({ date, time }, arrivalTime, zones));
}

/** Left out while no landing is typed. */
export function landingPart(
  values: LandingValues,
  zoneOf: ZoneOf,
): { arrivalTime?: string; arrivalDate?: string } {
  const { arrivalTime, date } = values;
  if (!arrivalTime) return {};
  if (!isDay(date) || !isClock(arrivalTime)) return { arrivalTime };
  return { arrivalTime, arrivalDate: dayPlus(date, daysToLanding(values, zoneOf)) };
}

/** In minutes; undefined while a time or an airport is missing, or the landing cannot be. */
export function flightLength(values: LandingValues, zoneOf: ZoneOf): number | undefined {
  const zones = zonesOf(values, zoneOf);
  const { date, time } = values;
  if (!zones || !isDay(date) || !isClock(time) || !isClock(values.arrivalTime)) return undefined;
  const landing = landingOf({ date, ...landingPart(values, zoneOf) }, zones);
  const minutes = landing === undefined ? 0 : (landing - takeOffOf({ date, time }, zones)) / 60_000;
  return minutes > 0 ? minutes : undefined;
}

function zonesOf({ from, to }: Pick<LandingValues, 'from' | 'to'>, zoneOf: ZoneOf): Zones | undefined {
  const [departure, arrival] = [zoneOf(from), zoneOf(to)];
  return departure && arrival ? { from: departure, to: arrival } : undefined;
}

/** Time zones of the listed airports; none before the list is loaded. */
export function useZoneOf(isNeeded: boolean): ZoneOf {
  const { airports } = useAirports({ skip: !isNeeded });
  return (code) => airports.find((airport) => airport.code === code)?.timezone;
}
