import type { Leg } from '../../listings/contract.js';
import { movedDay } from '../../listings/index.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { NewMatch } from '../requests/contract.js';
import type { PlannedListing } from './ways.js';

export interface ProposedListing extends PlannedListing {
  userId: number;
  endDate: string | null;
  time: string | null;
  flightNumber: string | null;
  arrivalTime: string | null;
  arrivalDate: string | null;
  legs: Leg[] | null;
  coveredLegs: number[];
  /** At the airport of departure. */
  today: string;
}

/** The flight that a proposal names, and what its listing says of it. */
export function proposedTrip(
  listing: ProposedListing,
  flight: Pick<NewMatch, 'date' | 'time' | 'flightNumber' | 'arrivalTime'>,
) {
  const { type, departureAirport, arrivalAirport, legs, coveredLegs, today: localDay } = listing;
  const [first, last] = [listing.date, listing.endDate ?? listing.date];
  const { date = first < localDay ? localDay : first } = flight;
  if (last < localDay)
    throw fieldIssue('date', `The last day of this listing is over in ${departureAirport}`);
  if (date < localDay) throw fieldIssue('date', 'This day is over');
  if (date < first || date > last) throw fieldIssue('date', 'Choose a day of the listing');
  const { time = listing.time, flightNumber = listing.flightNumber } = flight;
  const trip = { type, departureAirport, arrivalAirport, date, time, flightNumber, legs, coveredLegs };
  if (flight.arrivalTime) {
    if (!time) throw fieldIssue('time', 'Say when the flight leaves, too');
    return { ...trip, arrivalTime: flight.arrivalTime };
  }
  const { arrivalTime, arrivalDate } = listing;
  // Another flight than that of the listing lands at another time.
  if (!arrivalTime || !arrivalDate || time !== listing.time || flightNumber !== listing.flightNumber)
    return trip;
  return { ...trip, arrivalTime, arrivalDate: movedDay(arrivalDate, first, date) };
}
