import type { Listing, Place } from 'backend/contract/listings';
import type { FittingListing, FoundListing } from 'backend/contract/listings/fitting';
import type { Reason } from './ListingCards';
import { factsOf } from '../listing/factsOf';
import { words } from '../words';

/** The trip of a person who asks: its airports in order, and the day of each leg. */
export interface Asked {
  airports: string[];
  /** None: any day. */
  days: string[];
  /** Of each leg, as far as they are known. */
  flights?: (string | null | undefined)[];
  /** The days are the first of several. */
  isFlexible?: boolean;
}

export const tripOf = ({ departure, arrival, stops, legs, date, flightNumber }: Listing): Asked => ({
  airports: [departure, ...(stops ?? []), arrival].map(({ code }) => code),
  days: legs?.map((leg) => leg.date) ?? [date],
  flights: legs?.map((leg) => leg.flightNumber) ?? [flightNumber],
});

/** Why a trip fits the one asked for, in one line: 'The same flight, LH761'. */
export function reasonText(found: FittingListing, { airports, days, isFlexible, flights }: Asked): string {
  const { why, mine, theirs, shared, departure, arrival, stops = null } = found;
  const isOneDay = days.length > 0 && !isFlexible;
  const together = shared > 1 && words.legsTogether(shared);
  if (why === 'flight')
    return factsOf(...planeOf(flights?.[Math.max(mine, 1) - 1], found, flightOf(found)), together);
  const [start, end] = endsOf([departure, ...(stops ?? []), arrival], theirs);
  const route = words.way([start.city, end.city]);
  if (why === 'leg') {
    const onTheDay = isOneDay && words.onTheSameDay;
    const place = airports.length > 2 ? placeOf(mine, airports.length - 1) : placeOf(theirs, legCount(stops));
    return place
      ? factsOf(words.sameLeg[place], words.way([start.code, end.code]), onTheDay, together)
      : factsOf(words.sameRoute, route, onTheDay, together);
  }
  const otherDay = daysAway(found, days[mine ? mine - 1 : 0]);
  const theDay = otherDay || (isOneDay && words.theSameDay);
  if (why === 'route') return factsOf(route, theDay);
  const [from, to] = endsOf(airports, mine);
  return factsOf(
    start.code !== from && words.fromInstead(airportText(start), from),
    end.code !== to && words.toInstead(airportText(end), to),
    words.kilometersAway(found.km),
    otherDay,
  );
}

/** With the leg that it is for, when others of the trip have company. */
export function ownReasonText(found: FittingListing, listing: Listing): string {
  const trip = tripOf(listing);
  const text = reasonText(found, trip);
  const isPart = found.mine > 0 && listing.legs?.some(({ covered }) => covered);
  const saysLeg = found.why === 'leg' || found.why === 'route';
  return isPart && !saysLeg ? words.reasonOnWay(words.way(endsOf(trip.airports, found.mine)), text) : text;
}

/** Why a search has found it; undefined where the filters alone say so. */
export const reasonFor = (
  found: FoundListing,
  asked: Asked,
  flight: string | undefined,
): Reason | undefined =>
  isFitting(found) ? { why: found.why, text: reasonText(found, asked) } : sameFlight(found, asked, flight);

export const isFitting = (found: FoundListing): found is FittingListing => found.mine !== undefined;

const legCount = (stops: Place[] | null) => (stops?.length ?? 0) + 1;

/** Undefined for a leg that is the whole way. */
function placeOf(leg: number, count: number): keyof typeof words.sameLeg | undefined {
  if (count < 2) return undefined;
  if (leg === count) return 'last';
  return leg === 1 ? 'first' : 'between';
}

/** A search by number finds all numbers of the plane. */
function sameFlight(found: Listing, { days }: Asked, flight: string | undefined): Reason | undefined {
  const flights = found.legs ?? [{ date: found.date, flightNumber: found.flightNumber }];
  const same =
    flights.find(({ flightNumber }) => flightNumber === flight) ??
    (found.legs ? flights.find(({ date }) => date === days[0]) : flights[0]);
  return flight && same?.flightNumber
    ? { why: 'flight', text: factsOf(...planeOf(flight, found, same.flightNumber)) }
    : undefined;
}

const planeOf = (mine: string | null | undefined, { username }: Listing, theirs: string | null | undefined) =>
  mine && theirs && mine !== theirs ? [words.samePlane(mine, username, theirs)] : [words.sameFlight, theirs];

const daysAway = ({ away, day }: FittingListing, askedDay = day) =>
  away > 0 && (day > askedDay ? words.daysLater(away) : words.daysEarlier(away));

const flightOf = ({ theirs, legs, flightNumber }: FittingListing) =>
  legs && theirs ? legs[theirs - 1]?.flightNumber : flightNumber;

/** Of a leg, or of the whole way. */
function endsOf<Airport>(airports: Airport[], leg: number): [Airport, Airport] {
  const [first, last] = [airports[0], airports.at(-1)];
  const [from = first, to = last] = airports.length > 2 && leg ? airports.slice(leg - 1, leg + 1) : [];
  return [from as Airport, to as Airport];
}

const airportText = ({ code, city }: Place) => `${city} (${code})`;
