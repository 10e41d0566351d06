import type { ListingFilter } from 'backend/contract/listings';

// The contract says the same with zod, which no first page waits for; a test holds the two together.

export const readCode = (text: string) => /^[A-Z]{3}$/.exec(text.toUpperCase())?.[0];

const readType = (text: string) => (text === 'helper' || text === 'seeking_help' ? text : undefined);

function readDay(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

export const flightHint = 'Enter a flight number like AA1234';

/** `aa 0012` is AA12; undefined when it is no flight number. */
export function readFlight(text: string) {
  const typed = text.trim().toUpperCase();
  if (!/^[A-Z0-9]{2}\s*0*[1-9]\d{0,3}[A-Z]?$/.test(typed)) return undefined;
  return typed.replace(/^(..)\s*0*/, '$1');
}

/** What the address bar asks for. Whatever makes no sense there is left out: links get mangled on their way. */
export function readFilter(query: URLSearchParams): ListingFilter {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const date = readDay(text('date'));
  const endDate = readDay(text('endDate'));
  return {
    from: readCode(text('from')),
    to: readCode(text('to')),
    date,
    endDate: date && endDate && endDate >= date ? endDate : undefined,
    flight: readFlight(text('flight')),
    type: readType(text('type')),
  };
}

/** A path with those of the values that are there. */
export function pathWith(path: string, values: Record<string, string | undefined>) {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The address that shows this search to whoever opens it. */
export const searchPath = ({ from, to, date, endDate, flight, type }: ListingFilter) =>
  pathWith('/search', { from, to, date, endDate, flight, type });
