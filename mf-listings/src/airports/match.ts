import type { Airport } from 'backend/contract/listings';
import { formerCodes } from 'backend/contract/listings/airports';
import { fold, otherCountryNames, otherNames } from 'backend/rules/listings';
import type { OtherNames } from './cityNames';

/** An airport with its names folded for comparison. */
export interface SearchEntry {
  airport: Airport;
  code: string;
  city: string;
  name: string;
  country: string;
}

export const minQueryLength = 2;

/** Half of all airports have these words in their names. */
const commonWords = / ?\b(international|airport)\b/g;

export const searchEntry = (airport: Airport): SearchEntry => ({
  airport,
  code: airport.code.toLowerCase(),
  city: fold(`${airport.city} ${otherNames[airport.code] ?? ''}`),
  name: fold(airport.name).replaceAll(commonWords, ''),
  country: fold(`${airport.country} ${otherCountryNames[airport.country] ?? ''}`),
});

const cachedEntries = new WeakMap<readonly Airport[], Map<OtherNames | undefined, SearchEntry[]>>();

/** All fields search the same list, so its names are folded once. */
export function searchEntriesOf(airports: readonly Airport[], names?: OtherNames): SearchEntry[] {
  const byNames = cachedEntries.get(airports) ?? new Map<OtherNames | undefined, SearchEntry[]>();
  cachedEntries.set(airports, byNames);
  const entries = byNames.get(names) ?? airports.map((airport) => entryNamed(airport, names));
  byNames.set(names, entries);
  return entries;
}

function entryNamed(airport: Airport, names: OtherNames | undefined): SearchEntry {
  const entry = searchEntry(airport);
  if (!names) return entry;
  const country = names.countries?.get(airport.country) ?? '';
  return {
    ...entry,
    city: [entry.city, ...(names.cities.get(airport.code) ?? [])].join(' '),
    country: `${entry.country} ${fold(`${country} ${otherCountryNames[country] ?? ''}`)}`,
  };
}

const currentCode = (query: string) => formerCodes[query.toUpperCase()]?.toLowerCase() ?? query;

const hasWordPrefix = (text: string, query: string) => ` ${text}`.includes(` ${query}`);

/** In order of relevance. */
const rules: ((entry: SearchEntry, query: string) => boolean)[] = [
  ({ code }, query) => code === currentCode(query),
  ({ city }, query) => city.startsWith(query),
  ({ city }, query) => hasWordPrefix(city, query),
  ({ code }, query) => code.startsWith(query),
  ({ name }, query) => hasWordPrefix(name, query),
  ({ country }, query) => hasWordPrefix(country, query),
  ({ code, city, name, country }, query) =>
    query.split(' ').every((word) => hasWordPrefix(`${code} ${city} ${name} ${country}`, word)),
  ({ city, name, country }, query) => `${city} ${name} ${country}`.includes(query),
];

/** The most relevant first; equally relevant airports keep the order of the list. */
export function match(entries: readonly SearchEntry[], text: string, max: number): Airport[] {
  const query = fold(text).replaceAll(commonWords, '');
  if (query.length < minQueryLength) return [];
  const ranked = rules.map((): Airport[] => []);
  for (const entry of entries)
    ranked[rules.findIndex((matches) => matches(entry, query))]?.push(entry.airport);
  return ranked.flat().slice(0, max);
}
