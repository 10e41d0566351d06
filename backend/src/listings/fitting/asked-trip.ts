import type { ListingType, MyListing } from '../contract.js';
import type { FittingSearch } from './contract.js';

/** One leg of the asker: 1 is the first, 0 the whole way of a trip with stops. */
export interface AskedLeg {
  leg: number;
  from: string;
  to: string;
  firstDay: string;
  lastDay: string;
  flight: string | null;
}

/** Who is looked for. Of companions only those on the same flight fit. */
export interface Sought {
  type: ListingType;
  isCompanion: boolean;
}

export interface AskedTrip {
  legs: AskedLeg[];
  sought: Sought[];
}

type Flight = Pick<NonNullable<FittingSearch['legs']>[number], 'from' | 'to' | 'date' | 'flightNumber'>;

type TripFacts = Pick<
  MyListing,
  'type' | 'departureAirport' | 'arrivalAirport' | 'date' | 'endDate' | 'flightNumber' | 'legs'
>;

/** Two families on one flight may find each other too. */
export function tripOfListing(listing: TripFacts): AskedTrip {
  const { departureAirport: from, arrivalAirport: to, date, endDate, legs, type } = listing;
  const flightNumber = listing.flightNumber ?? undefined;
  return {
    legs: askedLegs(legs ?? [{ from, to, date, flightNumber }], endDate),
    sought:
      type === 'helper'
        ? [{ type: 'seeking_help', isCompanion: false }]
        : [
            { type: 'helper', isCompanion: false },
            { type: 'seeking_help', isCompanion: true },
          ],
  };
}

export function tripOfSearch({ legs = [], endDate, type }: FittingSearch): AskedTrip {
  const types: ListingType[] = type ? [type] : ['helper', 'seeking_help'];
  return {
    legs: askedLegs(legs, endDate),
    sought: types.map((each) => ({ type: each, isCompanion: false })),
  };
}

function askedLegs(flights: readonly Flight[], endDate?: string | null): AskedLeg[] {
  const legs = flights.map(({ from, to, date, flightNumber }, index) => ({
    leg: index + 1,
    from,
    to,
    firstDay: date,
    lastDay: endDate ?? date,
    flight: flightNumber ?? null,
  }));
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last || first === last) return legs;
  return [{ ...first, leg: 0, to: last.to, flight: null }, ...legs];
}
