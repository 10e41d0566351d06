import type { ListingType, MyListing } from '../contract.js';
import { legsWithin } from '../legs/contract.js';
import type { FittingSearch, TripSearch } from './contract.js';

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
  'type' | 'departureAirport' | 'arrivalAirport' | 'date' | 'endDate' | 'flightNumber' | 'legs' | 'covered'
>;

/** Two families on one flight may find each other too. Legs with a companion match no one. */
export function tripOfListing(listing: TripFacts): AskedTrip {
  return {
    legs: openLegs(listing),
    sought:
      listing.type === 'helper'
        ? [{ type: 'seeking_help', isCompanion: false }]
        : [
            { type: 'helper', isCompanion: false },
            { type: 'seeking_help', isCompanion: true },
          ],
  };
}

function openLegs(listing: TripFacts): AskedLeg[] {
  const { departureAirport: from, arrivalAirport: to, date, endDate, legs, covered } = listing;
  if (covered) return [];
  const flightNumber = listing.flightNumber ?? undefined;
  const asked = askedLegs(legs ?? [{ from, to, date, flightNumber }], endDate);
  const isCovered = ({ leg }: AskedLeg) =>
    leg ? legs?.[leg - 1]?.covered : legs?.some((each) => each.covered);
  return asked.filter((leg) => !isCovered(leg));
}

export function tripOfSearch({ legs = [], endDate, type }: FittingSearch): AskedTrip {
  const types: ListingType[] = type ? [type] : ['helper', 'seeking_help'];
  return {
    legs: askedLegs(legs, endDate),
    sought: types.map((each) => ({ type: each, isCompanion: false })),
  };
}

/** A search without a day. PostgreSQL cannot subtract infinite days. */
const anyDay = { firstDay: '2000-01-01', lastDay: '2999-12-31' };

/** The trip of a search between two airports. A near match may fit it, too. */
export function tripOfRoute({
  from,
  to,
  date,
  endDate,
  flight,
  type,
  acceptsTips,
  stops,
}: RouteSearch): AskedTrip {
  const lastDay = date && endDate ? earlier(endDate, plusDays(date, legsWithin)) : date;
  const between = Array.isArray(stops) ? stops : [];
  const starts = [{ airport: from, date, flightNumber: flight }, ...between];
  const legs = starts.map((start, index) => {
    const isOwnDay = index === 0 || start.date;
    const firstDay = start.date ?? date;
    // A connection may leave after midnight.
    const latest = isOwnDay ? (index === 0 ? lastDay : start.date) : lastDay && plusDays(lastDay, 1);
    return {
      leg: index + 1,
      from: start.airport,
      to: starts[index + 1]?.airport ?? to,
      ...(firstDay && latest ? { firstDay, lastDay: latest } : anyDay),
      flight: start.flightNumber ?? null,
    };
  });
  const types: ListingType[] = acceptsTips ? ['helper'] : ['helper', 'seeking_help'];
  return {
    legs: withWholeWay(legs),
    sought: types
      .filter((each) => each === (type ?? each))
      .map((each) => ({ type: each, isCompanion: false })),
  };
}

export type RouteSearch = TripSearch & { from: string; to: string };

const earlier = (one: string, other: string) => (one < other ? one : other);
const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

function askedLegs(flights: readonly Flight[], endDate?: string | null): AskedLeg[] {
  const legs = flights.map(({ from, to, date, flightNumber }, index) => ({
    leg: index + 1,
    from,
    to,
    firstDay: date,
    lastDay: endDate ?? date,
    flight: flightNumber ?? null,
  }));
  return withWholeWay(legs);
}

function withWholeWay(legs: AskedLeg[]): AskedLeg[] {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last || first === last) return legs;
  return [{ ...first, leg: 0, to: last.to, flight: null }, ...legs];
}
