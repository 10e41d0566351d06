import { demoFlights } from './demo-flights.js';
import type { FlightChanges } from './flight-changes.js';
import { realFlights } from './real-flights.js';
import { zones } from './zones.js';

interface TimetableFlight {
  number: string;
  from: string;
  /** On the clocks of `from`. */
  time: string;
  to: string;
  minutes: number;
  /** 1 is Monday. */
  days: string;
  codeshares: string[];
}

export interface Departure extends Omit<TimetableFlight, 'time' | 'days' | 'minutes'> {
  /** On the calendar of `from`. */
  date: string;
  out: number;
  in: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

const timetable = [demoFlights, realFlights].flatMap((table) => table.trim().split('\n')).map(flightOf);

function flightOf(line: string): TimetableFlight {
  const [number = '', from = '', time = '', to = '', duration = '', days = '', codeshares = ''] = line
    .trim()
    .split(' ');
  const [hours, minutes] = duration.split(':').map(Number);
  return {
    number,
    from,
    time,
    to,
    minutes: (hours ?? 0) * 60 + (minutes ?? 0),
    days,
    codeshares: codeshares.split(',').filter(Boolean),
  };
}

/** What leaves in the window: its start is part of it, its end is not. The earliest first. */
export function departures(
  isWanted: (flight: TimetableFlight) => boolean,
  start: number,
  end: number,
  changes: ReadonlyMap<string, FlightChanges>,
): Departure[] {
  return timetable
    .filter(isWanted)
    .flatMap((flight) => daysAround(start, end).flatMap((date) => departureOn(flight, date)))
    .flatMap((departure) => changed(departure, changes.get(`${departure.number}.${departure.date}`)))
    .filter(({ out }) => out >= start && out < end)
    .toSorted((one, other) => one.out - other.out);
}

function changed(departure: Departure, { movedMinutes = 0, withdrawn }: FlightChanges = {}): Departure[] {
  const later = movedMinutes * minute;
  return withdrawn ? [] : [{ ...departure, out: departure.out + later, in: departure.in + later }];
}

/** Days of calendars all over the world. */
function daysAround(start: number, end: number): string[] {
  const days: string[] = [];
  for (let at = start - day; at <= end + day; at += day) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

function departureOn(flight: TimetableFlight, date: string): Departure[] {
  const weekday = new Date(date).getUTCDay() || 7;
  if (!flight.days.includes(String(weekday))) return [];
  const { time, minutes, days: _, ...facts } = flight;
  const out = instantAt(date, time, zones.get(flight.from) ?? 'UTC');
  return [{ ...facts, date, out, in: out + minutes * minute }];
}

function instantAt(date: string, time: string, zone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const ahead = (instant: number) => clock(zone, instant) - instant;
  return shown - ahead(shown - ahead(shown));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(timeZone: string, instant: number): number {
  const format =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, format);
  return Date.parse(`${format.format(instant).replace(' ', 'T')}:00Z`);
}
