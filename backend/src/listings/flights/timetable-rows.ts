import type { ScheduledFlight, ScheduledLeg } from './contract.js';
import { clockAt } from '../sharing/instants.js';

/** One leg on one day, as a timetable has it. */
export interface TimetableRow {
  operatorNumber: string;
  from: string;
  to: string;
  out: number;
  in: number;
  terminals?: ScheduledLeg['terminals'];
}

type Zones = (airport: string) => string | undefined;

/** Longer than any plane waits on the way under one number. */
const longestStop = 12 * 3_600_000;

/** Legs that one plane flies one after the other are one flight. Legs at airports that we do not know are left out. */
export function flightsOf(number: string, rows: TimetableRow[], zoneOf: Zones): ScheduledFlight[] {
  const planes: TimetableRow[][] = [];
  const known = rows.filter(({ from, to }) => zoneOf(from) && zoneOf(to));
  for (const row of known.toSorted((one, other) => one.out - other.out)) {
    const plane = planes.find((legs) => goesOn(legs, row));
    if (plane) plane.push(row);
    else if (!planes.some((legs) => legs.some((leg) => isSame(leg, row)))) planes.push([row]);
  }
  return planes.map((legs) => flightOf(number, legs, zoneOf));
}

function goesOn(legs: TimetableRow[], row: TimetableRow): boolean {
  const last = legs.at(-1);
  if (!last || last.operatorNumber !== row.operatorNumber || last.to !== row.from) return false;
  const isBack = legs.some(({ from }) => from === row.to);
  return !isBack && row.out >= last.in && row.out - last.in < longestStop;
}

const isSame = (one: TimetableRow, other: TimetableRow) =>
  one.out === other.out && one.from === other.from && one.to === other.to;

function flightOf(number: string, rows: TimetableRow[], zoneOf: Zones): ScheduledFlight {
  const legs = rows.map((row) => legOf(row, zoneOf));
  const operatorNumber = rows[0]?.operatorNumber ?? number;
  return { number, operatorNumber, key: `${operatorNumber}.${legs[0]?.date}`, legs };
}

function legOf({ from, to, out, in: landing, terminals }: TimetableRow, zoneOf: Zones): ScheduledLeg {
  const departure = clockAt(out, zoneOf(from) ?? 'UTC');
  const arrival = clockAt(landing, zoneOf(to) ?? 'UTC');
  return {
    departure: from,
    arrival: to,
    ...departure,
    arrivalDate: arrival.date,
    arrivalTime: arrival.time,
    terminals: terminals ?? { departure: null, arrival: null },
  };
}
