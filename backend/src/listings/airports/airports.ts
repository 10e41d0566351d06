import type { Airport } from '../contract.js';
import byCountry from './airports.json' with { type: 'json' };

/** Written by airports/gather.mjs: `code|city|name|lat|lon|timezone` of each airport, country by country. */
const rows: Record<string, string[]> = byCountry;

function airportOf(country: string, row: string): Airport {
  const [code = '', city = '', name = '', lat, lon, timezone = ''] = row.split('|');
  return { code, name, city, country, lat: Number(lat), lon: Number(lon), timezone };
}

/** Every airport that can stand in a listing. */
export const airports: readonly Airport[] = Object.entries(rows).flatMap(([country, airports]) =>
  airports.map((row) => airportOf(country, row)),
);
