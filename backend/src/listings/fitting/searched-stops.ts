import type { TripSearch } from './contract.js';

/** As the address spells them. */
export const stopsText = (stops: TripSearch['stops']): string | undefined =>
  Array.isArray(stops)
    ? stops
        .map(({ airport, date = '', flightNumber = '' }) => {
          const rest = [date, flightNumber];
          return [airport, ...rest.slice(0, rest.findLastIndex(Boolean) + 1)].join('.');
        })
        .join(',')
    : stops;
