import { pageLocale } from 'shared-ui';
import { regions } from './cities/regions';

interface Place {
  code: string;
  city: string;
  country?: string;
}

const isPlace = (value: object): value is Place =>
  'code' in value && 'city' in value && typeof value.code === 'string' && typeof value.city === 'string';

/** `DXB DWC دبی|DEL دهلی`, by code. */
const readList = (list: string) =>
  [...list.matchAll(/((?:[A-Z]{2,3} )+)([^|]+)/g)].flatMap(([, codes = '', name = '']) =>
    codes
      .trim()
      .split(' ')
      .map((code): [string, string] => [code, name]),
  );

/** Their long names say whose regions they are. */
const shortNames = ['HK', 'MO'];

function countriesByEnglish() {
  const [long, short] = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(pageLocale(), { type: 'region', style }),
  );
  return new Map(
    readList(regions).map(([region, english]) => [
      english,
      (shortNames.includes(region) ? short : long)?.of(region) ?? english,
    ]),
  );
}

interface Names {
  cities: Map<string, string>;
  countries: Map<string, string>;
}
let names: Names | undefined;

/** Gives the places in a response the names of the page's language, so that pages show them like any other. */
export function namePlaces(response: unknown, cities: string): unknown {
  names ??= { cities: new Map(readList(cities)), countries: countriesByEnglish() };
  nameIn(response, names);
  return response;
}

function nameIn(value: unknown, names: Names) {
  if (typeof value !== 'object' || value === null) return;
  if (!isPlace(value)) {
    for (const part of Object.values(value)) nameIn(part, names);
    return;
  }
  const city = names.cities.get(value.code);
  const country = value.country && names.countries.get(value.country);
  // The server renders a page several times, and the cache freezes what it has.
  if (city && city !== value.city) value.city = city;
  if (country && country !== value.country) value.country = country;
}
