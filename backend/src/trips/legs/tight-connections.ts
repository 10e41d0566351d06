import { instantAt } from '../../listings/index.js';
import type { TripLeg } from '../contract.js';

const minutesNeeded = 60;
const minutesWithImmigration = 90;
const minute = 60_000;

type Leg = Pick<
  TripLeg,
  'departure' | 'arrival' | 'date' | 'time' | 'arrivalDate' | 'arrivalTime' | 'with' | 'flightStatus'
>;

const schengen = new Set([
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Czechia',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Iceland',
  'Italy',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Norway',
  'Poland',
  'Portugal',
  'Romania',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
  'Switzerland',
]);
/** They admit everyone who only changes planes, too. */
const admitEveryone = new Set(['United States', 'Canada']);

const areaOf = ({ country }: Leg['departure']) => (schengen.has(country) ? 'Schengen' : country);

/** As the airline expects it, or else as the trip says. Null while it is unknown. */
export function landingOf({ arrivalDate, arrivalTime, arrival, flightStatus }: Leg): Date | null {
  if (flightStatus?.arrives) return new Date(flightStatus.arrives);
  return arrivalDate && arrivalTime ? instantAt(arrivalDate, arrivalTime, arrival.timezone) : null;
}

/** As the airline expects it, or else as the trip says. Null while it is unknown. */
export function takeOffOf({ date, time, departure, flightStatus }: Leg): Date | null {
  if (flightStatus) return new Date(flightStatus.departs);
  return time ? instantAt(date, time, departure.timezone) : null;
}

/** A change of planes with few minutes for it. At zero or below the next flight leaves first. */
export interface TightConnection<L = Leg> {
  before: L;
  after: L;
  minutes: number;
}

export function tightConnections<L extends Leg>(legs: readonly L[], now = new Date()): TightConnection<L>[] {
  return legs.flatMap((after, index) => {
    const flownByOther = after.with === 'helper' ? 'seeker' : 'helper';
    const before = legs.slice(0, index).findLast((each) => each.with !== flownByOther);
    const minutes = before && fewMinutes(before, after, now);
    return typeof minutes === 'number' ? [{ before: before!, after, minutes }] : [];
  });
}

/** Says of each flight how many minutes are left to change to it, when they are few. */
export function withTightConnections<L extends Leg>(
  legs: readonly L[],
  now = new Date(),
): (L & { minutesToChange: number | null })[] {
  const tight = new Map(tightConnections(legs, now).map(({ after, minutes }) => [after, minutes]));
  return legs.map((leg) => ({ ...leg, minutesToChange: tight.get(leg) ?? null }));
}

function fewMinutes(before: Leg, after: Leg, now: Date): number | null {
  if (before.arrival.code !== after.departure.code || !isFlown(before) || !isAhead(after)) return null;
  const [landing, takeOff] = [landingOf(before), takeOffOf(after)];
  if (!landing || !takeOff || takeOff < now) return null;
  const minutes = minutesBetween(landing, takeOff);
  return minutes < (hasImmigration(before, after) ? minutesWithImmigration : minutesNeeded) ? minutes : null;
}

const minutesBetween = (landing: Date, takeOff: Date) =>
  Math.floor((takeOff.getTime() - landing.getTime()) / minute);

/** Null while it is unknown. */
export function plannedMinutes({ before, after }: Pick<TightConnection, 'before' | 'after'>): number | null {
  const [landing, takeOff] = [landingOf(asPlanned(before)), takeOffOf(asPlanned(after))];
  return landing && takeOff && minutesBetween(landing, takeOff);
}

function asPlanned<L extends Leg>(leg: L): L {
  const { flightStatus: status } = leg;
  if (!status) return leg;
  return {
    ...leg,
    flightStatus: { ...status, departs: status.plannedDeparture, arrives: status.plannedArrival },
  };
}

const isFlown = ({ flightStatus }: Leg) => !['cancelled', 'diverted'].includes(flightStatus?.state ?? '');
const isAhead = ({ flightStatus }: Leg) =>
  !['cancelled', 'departed', 'landed', 'diverted'].includes(flightStatus?.state ?? '');

function hasImmigration(before: Leg, after: Leg): boolean {
  const [from, via, to] = [areaOf(before.departure), areaOf(after.departure), areaOf(after.arrival)];
  if (admitEveryone.has(via)) return from !== via;
  return (from === via) !== (via === to);
}
