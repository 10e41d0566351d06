import type { FlightInForm } from '../posting/fields/KnownFlight';
import type { SearchDraft } from './useSearchDraft';

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
