import { flightHint, readFlight } from './filter';
import type { Draft } from './useSearchDraft';

export type Faults = { [Name in keyof Draft]?: string };

/** What keeps a flight search from being one; the words are the contract's, which this page does not wait for. */
export function flightSearchFaults({ from, to, date, flight }: Draft): Faults {
  return {
    ...(from.length < 3 && { from: 'Departure airport is required' }),
    ...(to.length < 3 && { to: 'Arrival airport is required' }),
    ...(!date && { date: 'Date is required' }),
    ...(flight.trim() && !readFlight(flight) && { flight: flightHint }),
  };
}
