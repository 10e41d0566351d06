interface Place {
  code: string;
  city: string;
}

const isPlace = (value: object): value is Place =>
  'code' in value && 'city' in value && typeof value.code === 'string' && typeof value.city === 'string';

/** `DXB DWC دبی|DEL دهلی`, by code. */
const readCities = (list: string) =>
  new Map(
    [...list.matchAll(/((?:[A-Z]{3} )+)([^|]+)/g)].flatMap(([, codes = '', city = '']) =>
      codes
        .trim()
        .split(' ')
        .map((code): [string, string] => [code, city]),
    ),
  );

let cities: Map<string, string> | undefined;

/** Gives the places in a response the names of the page's language, so that pages show them like any other. */
export function namePlaces(response: unknown, list: string): unknown {
  cities ??= readCities(list);
  nameIn(response, cities);
  return response;
}

function nameIn(value: unknown, cities: Map<string, string>) {
  if (typeof value !== 'object' || value === null) return;
  if (!isPlace(value)) {
    for (const part of Object.values(value)) nameIn(part, cities);
    return;
  }
  const city = cities.get(value.code);
  // The server renders a page several times, and the cache freezes what it has.
  if (city && city !== value.city) value.city = city;
}
