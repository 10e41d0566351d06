import { pathWith, readFilter, readFlight } from './filter';
import type { Draft } from './useSearchDraft';

export type FlightAction = 'find' | 'offer';

export const flightSearchWords = {
  find: {
    heading: 'Find a Amigo for Your Flight',
    date: 'From Travel Date',
    button: 'Search for Amigos',
    type: 'helper',
  },
  offer: {
    heading: 'Be a Amigo for a Flight',
    date: 'Travel Date',
    button: 'Confirm and Continue',
    type: 'seeking_help',
  },
} as const;

/** What /flight-search? asks for: who offers help is shown those who need it, and the other way round. */
export function readFlightSearch(query: URLSearchParams) {
  const action: FlightAction = query.get('action') === 'offer' ? 'offer' : 'find';
  const { from, to, date, endDate, flight } = readFilter(query);
  const { type } = flightSearchWords[action];
  const filter = { from, to, date, endDate: action === 'find' ? endDate : undefined, flight, type };
  return { action, filter, isComplete: Boolean(from && to && date) };
}

export const flightSearchPath = (action: FlightAction, { from, to, date, endDate, flight }: Draft) =>
  pathWith('/flight-search', {
    action,
    from,
    to,
    date,
    endDate: action === 'find' ? endDate : '',
    flight: readFlight(flight),
  });
