import { BadRequestException } from '@nestjs/common';
import { z } from 'zod';
import type { FlightChanges } from './flight-changes.js';
import { flightId, instantText } from './schedules.js';
import { departures, type Departure } from './timetable.js';

const instant = z.iso
  .datetime({ offset: true })
  .or(z.iso.date())
  .transform((text) => Date.parse(text));

export const flightsQuery = z.object({
  ident_type: z.enum(['designator', 'registration', 'fa_flight_id']).optional(),
  start: instant.optional(),
  end: instant.optional(),
});
export type FlightsQuery = z.infer<typeof flightsQuery>;

const day = 86_400_000;
const taxi = 15 * 60_000;

const terminals: Partial<Record<string, string>> = {
  JFK: '4',
  EWR: 'B',
  DEL: '3',
  BOM: '2',
  LHR: '2',
  FRA: '1',
  CDG: '2E',
  SIN: '3',
  DXB: '3',
  ICN: '2',
};

type Changes = ReadonlyMap<string, FlightChanges>;

/** Flights by any of their numbers, or by their id, the latest first. Asked without a window: two days around now. */
export function flightsOf(ident: string, { start, end }: FlightsQuery, changes: Changes = new Map()) {
  const now = Date.now();
  if ((start ?? now) < now - 10 * day) throw new BadRequestException('start must be at most 10 days ago');
  if ((end ?? now) > now + 2 * day) throw new BadRequestException('end must be at most 2 days from now');
  const [designator = ''] = ident.toUpperCase().split('-');
  const flights = departures(
    ({ number, codeshares }) => [number, ...codeshares].includes(designator),
    start ?? now - 2 * day,
    end ?? now + 2 * day,
    changes,
  )
    .map((departure) => statusOf(departure, changes.get(`${departure.number}.${departure.date}`) ?? {}, now))
    .filter(({ fa_flight_id }) => !ident.includes('-') || fa_flight_id === ident)
    .toReversed();
  return { flights, links: null, num_pages: 1 };
}

interface Times {
  out: number;
  landing: number;
}

/** Without a state, as a flight of that time is by now. */
function stateOf({ state }: FlightChanges, { out, landing }: Times, now: number) {
  if (state) return state;
  if (landing <= now) return 'landed';
  return out <= now ? 'departed' : 'scheduled';
}

const texts = {
  boarding: 'Boarding',
  departed: 'En Route / On Time',
  landed: 'Arrived / Gate Arrival',
  cancelled: 'Cancelled',
  diverted: 'Diverted',
};

function statusOf(
  { number, from, to, out, in: landing, codeshares }: Departure,
  changes: FlightChanges,
  now: number,
) {
  const { delayMinutes = 0, gate, terminal, belt } = changes;
  const later = delayMinutes * 60_000;
  const estimated = { out: out + later, landing: landing + later };
  const state = stateOf(changes, estimated, now);
  const [hasLeft, hasLanded] = [['departed', 'landed', 'diverted'].includes(state), state === 'landed'];
  /** Gate and terminal are then those of the arrival. */
  const isOver = hasLeft || hasLanded;
  const when = (isPast: boolean, time: number) =>
    isPast ? instantText(Math.min(time, wholeSecond(now))) : null;
  const progress = Math.round(((now - estimated.out) / (landing - out)) * 100);
  return {
    ident: number,
    ident_icao: null,
    ident_iata: number,
    fa_flight_id: flightId(number, from, out),
    operator: number.slice(0, 2),
    operator_iata: number.slice(0, 2),
    flight_number: number.slice(2),
    codeshares,
    codeshares_iata: codeshares,
    blocked: false,
    diverted: state === 'diverted',
    cancelled: state === 'cancelled',
    position_only: false,
    origin: airport(from),
    destination: airport(to),
    departure_delay: later / 1000,
    arrival_delay: later / 1000,
    scheduled_out: instantText(out),
    estimated_out: instantText(estimated.out),
    actual_out: when(hasLeft, estimated.out),
    scheduled_off: instantText(out + taxi),
    estimated_off: instantText(estimated.out + taxi),
    actual_off: when(hasLeft && estimated.out + taxi <= now, estimated.out + taxi),
    scheduled_on: instantText(landing - taxi),
    estimated_on: instantText(estimated.landing - taxi),
    actual_on: when(hasLanded || (hasLeft && estimated.landing - taxi <= now), estimated.landing - taxi),
    scheduled_in: instantText(landing),
    estimated_in: instantText(estimated.landing),
    actual_in: when(hasLanded, estimated.landing),
    progress_percent: hasLanded ? 100 : hasLeft ? Math.min(100, Math.max(0, progress)) : 0,
    status: state === 'scheduled' ? (later > 0 ? 'Scheduled / Delayed' : 'Scheduled') : texts[state],
    gate_origin: isOver ? null : (gate ?? null),
    gate_destination: isOver ? (gate ?? null) : null,
    terminal_origin: (!isOver && terminal) || (terminals[from] ?? null),
    terminal_destination: (isOver && terminal) || (terminals[to] ?? null),
    baggage_claim: belt ?? null,
  };
}

const wholeSecond = (instant: number) => Math.floor(instant / 1000) * 1000;
const airport = (code: string) => ({ code, code_icao: null, code_iata: code, code_lid: null });
