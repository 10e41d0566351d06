import type { ListingFilter, ListingType } from 'backend/contract/listings';
import { formerCodes } from 'backend/contract/listings/airports';
import { languageCodes } from 'backend/contract/listings/languages';
import { formatDay, today } from 'shared-ui';
import { readNeeds } from 'shell/forms';
import { queryOf, type SearchFilter } from '../listing/filterQuery';
import { exampleFlight } from '../listing/trip';
import { words } from '../words';

// The contract has the same rules in zod, which the first pages do not load; filter.test.ts compares the two.

export function readCode(text: string) {
  const [code] = /^[A-Z]{3}$/.exec(text.toUpperCase()) ?? [];
  return code && (formerCodes[code] ?? code);
}

const readType = (text: string) => (text === 'helper' || text === 'seeking_help' ? text : undefined);

const readLanguage = (text: string) => languageCodes.find((code) => code === text);

/** Whether planes are changed. Where they are has the same name in the address. */
export const readStopFilter = (text: string) => (text === 'none' || text === 'some' ? text : undefined);

/** Where planes are changed: 'FRA', or with day and flight of the next leg 'FRA.2027-03-02.LH430', with commas between. */
function readVia(text: string) {
  if (!text || readStopFilter(text)) return undefined;
  const stops = text
    .split(',')
    .filter(Boolean)
    .map((stop) => {
      const [airport = '', day = '', flight = ''] = stop.split('.');
      const code = readCode(airport.trim());
      const rest = [readDay(day) ?? '', readFlight(flight) ?? ''];
      return code && [code, ...rest.slice(0, rest.findLastIndex(Boolean) + 1)].join('.');
    });
  return stops.length && stops.every(Boolean) ? stops.join(',') : undefined;
}

/** The airports of 'FRA.2027-03-02.LH430,DOH'. */
export const viaCodes = (via = '') => (via ? via.split(',').map((stop) => stop.slice(0, 3)) : []);

export function readDay(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

const flightPattern = /^(?!\d\d)([A-Z0-9]{2})[\s\-\u2010-\u2015\u2212]*0*([1-9]\d{0,3}[A-Z]?)$/;

/** `aa-0012` is AA12; undefined when it is no flight number. */
export function readFlight(text: string) {
  const [, airline, number] = flightPattern.exec(text.trim().toUpperCase()) ?? [];
  return airline && airline + number;
}

/** Undefined for a flight number, and for none. */
export function flightIssue(text: string) {
  const typed = text.trim();
  if (!typed || readFlight(typed)) return undefined;
  return /^\d+$/.test(typed) ? words.beginWithLetters(exampleFlight) : words.enterFlightLike(exampleFlight);
}

/** Of a route that begins where it ends. */
export const routeIssue = ({ from, to }: Pick<ListingFilter, 'from' | 'to'>) =>
  from && from === to ? words.otherThanDeparture : undefined;

/** What the date field says about a typed day, for a day from a link. */
export const dayIssue = (date = '', day = today()) =>
  date && date < day ? words.dayOrLater(formatDay(day)) : undefined;

export function hasPassed({ date, endDate }: ListingFilter, day = today()) {
  const last = endDate ?? date;
  return last !== undefined && last < day;
}

/** The filter in a query string. Unreadable values are dropped; `lostIn` says which of them matter. */
export function readFilter(query: URLSearchParams): SearchFilter {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  // The server names the fields with a code that no airport has.
  const unknown = text('unknown').split(',');
  const place = (name: 'from' | 'to' | 'stops') => (unknown.includes(name) ? '' : text(name));
  const date = readDay(text('date'));
  const endDate = readDay(text('endDate'));
  const needs = readNeeds(text('needs'));
  const type = readType(text('type'));
  const isTrue = (name: string) => (text(name) === 'true' ? (true as const) : undefined);
  return {
    from: readCode(place('from')),
    to: readCode(place('to')),
    date,
    endDate: date && endDate && endDate >= date ? endDate : undefined,
    flight: readFlight(text('flight')),
    type,
    needs: needs.length ? needs : undefined,
    language: readLanguage(text('language')),
    verified: isTrue('verified'),
    // Only helpers accept tips.
    acceptsTips: type === 'seeking_help' ? undefined : isTrue('acceptsTips'),
    stops: readStopFilter(text('stops')),
    via: readVia(place('stops')),
  };
}

export function pathWith(path: string, values: Record<string, string | undefined>) {
  const present = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return present.length ? `${path}?${new URLSearchParams(present)}` : path;
}

export const searchPath = (filter: SearchFilter) => pathWith('/search', queryOf(filter));

/** The form for a listing that answers this search: a visitor who looks for helpers requests help. */
export function createPath(lookingFor: ListingType, { from, to, date, flight, needs }: ListingFilter = {}) {
  const page = lookingFor === 'helper' ? '/find/create' : '/offer/create';
  return pathWith(page, { from, to, date, flight, needs: needs?.join(',') });
}
