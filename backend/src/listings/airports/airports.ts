import type { Airport } from '../contract.js';
import gathered from './airports.json' with { type: 'json' };

/** Written by tools/generate/airports.ts: `code|city|name|lat|lon|timezone` of each airport, country by country. */
const rows: Record<string, string[]> = gathered.countries;
const ranks = new Map(gathered.busiest.split(' ').map((code, rank) => [code, rank]));

function airportOf(country: string, row: string): Airport {
  const [code = '', city = '', name = '', lat, lon, timezone = ''] = row.split('|');
  return { code, name, city, country, lat: Number(lat), lon: Number(lon), timezone };
}

const rankOf = ({ code }: Airport) => ranks.get(code) ?? ranks.size;

/** Every airport, the busiest first: of two matches most people mean the busier one. */
export const airports: readonly Airport[] = Object.entries(rows)
  .flatMap(([country, airports]) => airports.map((row) => airportOf(country, row)))
  .sort((one, other) => rankOf(one) - rankOf(other));
