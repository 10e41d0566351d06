import { readNames } from './city-names/read-names.js';
import { regions } from './city-names/regions.js';

interface Place {
  code: string;
  city: string;
  country?: string;
}

export interface PlaceNames {
  cities: Map<string, string[]>;
  /** By the English name. */
  countries: Map<string, string>;
}

/** Their long names say whose regions they are. */
const shortNames = ['HK', 'MO'];

/** In a language: `cities` is its list of names by code. */
export function placeNames(language: string, cities: string): PlaceNames {
  const [long, short] = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style }),
  );
  const countries = [...readNames(regions)].map(([region, [english = '']]): [string, string] => [
    english,
    (shortNames.includes(region) ? short : long)?.of(region) ?? english,
  ]);
  return { cities: readNames(cities), countries: new Map(countries) };
}

const isPlace = (value: object): value is Place =>
  'code' in value && 'city' in value && typeof value.code === 'string' && typeof value.city === 'string';

/** Gives the places in a response these names, so that pages show them like any other. */
export function namePlaces(value: unknown, names: PlaceNames): void {
  if (typeof value !== 'object' || value === null) return;
  if (!isPlace(value)) {
    for (const part of Object.values(value)) namePlaces(part, names);
    return;
  }
  value.city = names.cities.get(value.code)?.[0] ?? value.city;
  if (value.country) value.country = names.countries.get(value.country) ?? value.country;
}
