import { BadRequestException } from '@nestjs/common';
import { z } from 'zod';
import type { FlightChanges } from './flight-changes.js';
import { departures, type Departure } from './timetable.js';

export const scheduleDay = z.iso.date();

export const schedulesQuery = z.object({
  airline: z.string().toUpperCase().optional(),
  flight_number: z.coerce.number().int().min(1).max(9_999).optional(),
  max_pages: z.coerce.number().int().min(1).default(1),
  cursor: z.coerce.number().int().min(0).default(0),
});
export type SchedulesQuery = z.infer<typeof schedulesQuery>;

const day = 86_400_000;
const rowsOfPage = 15;
/** Before that day a flight has no id. */
const idsFrom = 3 * day;

export function schedulesBetween(first: string, last: string, query: SchedulesQuery, changes: Changes) {
  const [start, end] = [Date.parse(first), Date.parse(last)];
  if (end <= start) throw new BadRequestException('date_end must be after date_start');
  if (end - start > 21 * day) throw new BadRequestException('The range must be at most 3 weeks');
  if (start < Date.now() - 92 * day || end > Date.now() + 367 * day)
    throw new BadRequestException('The range must be between 3 months ago and 1 year from now');
  const rows = rowsOf(start, end, query, changes);
  const until = query.cursor + query.max_pages * rowsOfPage;
  const page = rows.slice(query.cursor, until);
  return {
    links: rows.length > until ? { next: `/schedules/${first}/${last}?cursor=${until}` } : null,
    num_pages: Math.max(1, Math.ceil(page.length / rowsOfPage)),
    scheduled: page,
  };
}

type Names = Pick<Departure, 'number' | 'codeshares'>;
type Changes = ReadonlyMap<string, FlightChanges>;

function rowsOf(
  start: number,
  end: number,
  { airline, flight_number: digits }: SchedulesQuery,
  changes: Changes,
) {
  const isAsked = (number: string) =>
    (airline === undefined || number.startsWith(airline)) &&
    (digits === undefined || Number(number.slice(2)) === digits);
  const isWanted = ({ number, codeshares }: Names) => [number, ...codeshares].some(isAsked);
  return departures(isWanted, start, end, changes).flatMap((departure) =>
    [departure.number, ...departure.codeshares].filter(isAsked).map((ident) => rowOf(ident, departure)),
  );
}

function rowOf(ident: string, { number, from, to, out, in: landing }: Departure) {
  const actual = ident === number ? null : number;
  return {
    ident,
    ident_icao: null,
    ident_iata: ident,
    actual_ident: actual,
    actual_ident_icao: null,
    actual_ident_iata: actual,
    aircraft_type: 'B77W',
    scheduled_out: instantText(out),
    scheduled_in: instantText(landing),
    origin: from,
    origin_icao: null,
    origin_iata: from,
    origin_lid: null,
    destination: to,
    destination_icao: null,
    destination_iata: to,
    destination_lid: null,
    fa_flight_id: out < Date.now() + idsFrom ? flightId(number, from, out) : null,
    meal_service: 'Business: Meal / Economy: Meal',
    seats_cabin_business: 42,
    seats_cabin_coach: 303,
    seats_cabin_first: 8,
  };
}

export const instantText = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z');

export const flightId = (number: string, from: string, out: number) =>
  `${number}-${out / 1000}-schedule-${from}`;
