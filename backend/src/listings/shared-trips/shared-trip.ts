import { plainDigits } from '../search/typed-day.js';
import { routeIn, type Route } from './airports-in-text.js';
import { daysIn, type Found } from './days-in-text.js';
import { flightsIn } from './flights-in-text.js';

export interface SharedTrip extends Route {
  flight?: string;
  date?: string;
}

/** Letters. Mails repeat themselves and end in conditions. */
const maxLength = 10_000;
/** Each flight is compared with each day. */
const maxCandidates = 50;
/** Marks of the direction of writing, which stand between Farsi and Latin letters. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The first flight of a mail or a message that is still to come; without a flight number, where the trip goes. */
export function sharedTrip(shared: string, today: string): SharedTrip {
  const text = plainDigits(shared.slice(0, maxLength)).replaceAll(marks, '');
  const days = daysIn(text, today).slice(0, maxCandidates);
  const flights = flightsIn(text)
    .slice(0, maxCandidates)
    .filter(({ at, end }) => !days.some((day) => day.at < end && at < day.end));
  const [first] = flights;
  if (!first) {
    const date = days.find(({ value }) => value >= today)?.value;
    return { ...routeIn(text), ...(date && { date }) };
  }
  const dated = flights.map((flight, index) => ({
    flight: flight.value,
    date: dayOf(flight, { text, days, flights, index, today }) ?? '',
  }));
  const ahead = dated
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const { flight, date } = ahead[0] ?? { flight: dated.find(({ date }) => !date)?.flight ?? first.value };
  return { flight, ...(date && { date }) };
}

interface Reading {
  text: string;
  days: Found[];
  flights: Found[];
  index: number;
  today: string;
}

/** On its line if there is one day on it; else above or below, as in the rest of the text. */
function dayOf(flight: Found, { text, days, flights, index, today }: Reading): string | undefined {
  const begins = flights[index - 1]?.end ?? 0;
  const ends = flights[index + 1]?.at ?? text.length;
  const above = days.findLast(({ at, end }) => at >= begins && end <= flight.at);
  const below = days.find(({ at, end }) => at >= flight.end && end <= ends);
  const onLine = [
    above && !text.slice(above.end, flight.at).includes('\n') && above,
    below && !text.slice(flight.end, below.at).includes('\n') && below,
  ].filter((day) => day !== undefined && day !== false);
  if (onLine.length === 1) return onLine[0]?.value;
  const earlier = days.findLast(({ end }) => end <= flight.at);
  const day = isHeaded({ days, flights, today }) ? (above ?? earlier ?? below) : (below ?? above ?? earlier);
  return day?.value;
}

/** Whether days head their flights. A mail may begin with the day of the booking, and end with any day. */
function isHeaded({ days, flights, today }: Pick<Reading, 'days' | 'flights' | 'today'>): boolean {
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  const [firstFlight, lastFlight] = [flights[0], flights.at(-1)];
  if (!firstDay || !lastDay || !firstFlight || !lastFlight || firstFlight.at < firstDay.at) return false;
  return lastFlight.at > lastDay.at || firstDay.value > today;
}
