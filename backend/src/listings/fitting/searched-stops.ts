import type { TripSearch } from './contract.js';

/** As the address spells them. */
export const stopsText = (stops: TripSearch['stops']): string | undefined =>
  Array.isArray(stops)
    ? stops
        .map(({ airport, date = '', flightNumber = '' }) =>
          [airport, date, flightNumber].join('.').replace(/\.+$/, ''),
        )
        .join(',')
    : stops;
