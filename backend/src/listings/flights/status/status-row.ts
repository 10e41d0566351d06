import type { FlightState, FlightStatus } from '../contract.js';

/** What the provider says of one flight on its day. Times are instants. */
export interface StatusRow {
  from: string | null | undefined;
  scheduledOut: number;
  scheduledIn: number | null | undefined;
  out: number;
  in: number | null | undefined;
  hasLeft: boolean;
  hasLanded: boolean;
  isCancelled: boolean;
  isDiverted: boolean;
  isBoarding: boolean;
  departure: Place;
  arrival: Place;
  belt: string | null | undefined;
}

interface Place {
  terminal: string | null | undefined;
  gate: string | null | undefined;
}

/** Airlines count a flight as on time until then. */
const delayedFromMs = 15 * 60_000;

export function statusOf(row: StatusRow): Omit<FlightStatus, 'knownAt'> {
  const { terminal, gate } = row.hasLeft || row.hasLanded ? row.arrival : row.departure;
  return {
    state: stateOf(row),
    departs: instantText(row.out),
    arrives: row.in ? instantText(row.in) : null,
    plannedDeparture: instantText(row.scheduledOut),
    plannedArrival: row.scheduledIn ? instantText(row.scheduledIn) : null,
    terminal: terminal ?? null,
    gate: gate ?? null,
    belt: row.belt ?? null,
  };
}

function stateOf(row: StatusRow): FlightState {
  if (row.isCancelled) return 'cancelled';
  if (row.isDiverted) return 'diverted';
  if (row.hasLanded) return 'landed';
  if (row.hasLeft) return 'departed';
  if (row.isBoarding) return 'boarding';
  return row.out - row.scheduledOut >= delayedFromMs ? 'delayed' : 'scheduled';
}

const instantText = (instant: number) => new Date(instant).toISOString();
