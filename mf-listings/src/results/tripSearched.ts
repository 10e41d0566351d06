import type { SearchFilter } from '../listing/filterQuery';
import type { Asked } from './reasonText';

/** The trip of a search, for the reasons of what it finds. */
export function tripSearched({ from = '', to = '', date, endDate, flight, via }: SearchFilter): Asked {
  const stops = via?.split(',').map((stop) => stop.split('.')) ?? [];
  return {
    airports: [from, ...stops.map(([airport = '']) => airport), to],
    days: date ? [date, ...stops.map(([, day]) => day || date)] : [],
    flights: [flight, ...stops.map(([, , number]) => number)],
    isFlexible: Boolean(endDate && endDate !== date),
  };
}
