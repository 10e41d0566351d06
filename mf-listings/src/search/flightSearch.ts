import { today } from 'shared-ui';
import type { FlightInForm } from '../posting/fields/KnownFlight';
import { lostStops, readStops, stopIssues } from './flightStops';
import { flightIssue, pathWith, readFilter, readFlight, routeIssue } from './filter';
import { lostIn } from './searchIssues';
import type { SearchDraft } from './useSearchDraft';
import { words } from '../words';

export type FlightAction = 'find' | 'offer';

/** A visitor who offers help sees people who need it, and the other way round. */
const typeToShow = { find: 'helper', offer: 'seeking_help' } as const;

/** The query string of /flight-search. */
export function readFlightSearch(query: URLSearchParams, day = today()) {
  const action: FlightAction = query.get('action') === 'offer' ? 'offer' : 'find';
  const { from, to, date, endDate, flight } = readFilter(query);
  const type = typeToShow[action];
  const stops = readStops(query.get('stops') ?? '');
  const isFlexible = action === 'find' && !stops;
  const filter = { from, to, date, endDate: isFlexible ? endDate : undefined, flight, type };
  const trip = new URLSearchParams(query);
  // Stops have issues of their own, with day and flight.
  trip.delete('stops');
  const { typed, issues } = lostIn(trip, day);
  const lost = { typed, issues: { ...issues, ...lostStops(query) } };
  const isPossible = !Object.keys(lost.issues).length && !Object.keys(stopIssues(filter, stops, day)).length;
  return { action, filter, stops, lost, isComplete: Boolean(from && to && date && isPossible) };
}

export const flightSearchPath = (
  action: FlightAction,
  { from, to, date, endDate, flight, stops }: SearchDraft,
) =>
  pathWith('/flight-search', {
    action,
    from,
    to,
    date,
    endDate: action === 'find' && !stops ? endDate : '',
    flight: readFlight(flight),
    stops: readStops(stops),
  });

/** By the names of the fields; those of stops are the paths of legs. */
export type FlightSearchIssues = Record<string, string | undefined>;

/** The issues of each field. The texts are the contract's, which this page does not load. */
export function flightSearchIssues({ from, to, date, flight, stops }: SearchDraft): FlightSearchIssues {
  return {
    ...stopIssues({ from, to, date }, stops),
    from: from.length < 3 ? words.departureRequired : undefined,
    to: to.length < 3 ? words.arrivalRequired : routeIssue({ from, to }),
    date: date ? undefined : words.dateRequired,
    flight: flightIssue(flight),
  };
}

/** The flight of a search, which the timetable may fill in. */
export const flightOfSearch = (
  { from, to, date, endDate, flight }: SearchDraft,
  set: (part: Partial<SearchDraft>) => void,
): FlightInForm => ({
  ends: { from, to },
  day: date,
  isFilled: ({ departure, arrival, number }) => from === departure && to === arrival && flight === number,
  change: set,
  take: ({ departure, arrival, number }) => set({ from: departure, to: arrival, flight: number }),
  moveTo: (day) => set({ date: day, endDate: endDate < day ? '' : endDate }),
});
