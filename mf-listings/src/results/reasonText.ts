import type { Listing, Place } from 'backend/contract/listings';
import type { FittingListing, FoundListing } from 'backend/contract/listings/fitting';
import type { Reason } from './ListingCards';

/** The trip of somebody who asks: its airports in order, and the day of each leg. */
export interface Asked {
  airports: string[];
  /** None: any day. */
  days: string[];
  /** The days are the first of several. */
  isFlexible?: boolean;
}

export const tripOf = ({ departure, arrival, stops, legs, date }: Listing): Asked => ({
  airports: [departure, ...(stops ?? []), arrival].map(({ code }) => code),
  days: legs?.map((leg) => leg.date) ?? [date],
});

/** Why a trip fits the one asked for, in one line: 'The same flight, LH761'. */
export function reasonText(found: FittingListing, { airports, days, isFlexible }: Asked): string {
  const { why, mine, theirs, shared, departure, arrival, stops = null } = found;
  const isOneDay = days.length > 0 && !isFlexible;
  const together = shared > 1 ? `, ${shared} legs together` : '';
  if (why === 'flight') return `The same flight${flightOf(found)}${together}`;
  const [start, end] = endsOf([departure, ...(stops ?? []), arrival], theirs);
  const route = `${start.city} to ${end.city}`;
  if (why === 'leg') {
    const onTheDay = isOneDay ? ', on the same day' : '';
    const place = airports.length > 2 ? placeOf(mine, airports.length - 1) : placeOf(theirs, legCount(stops));
    return place
      ? `Same ${place}leg, ${start.code} to ${end.code}${onTheDay}${together}`
      : `The same route, ${route}${onTheDay}${together}`;
  }
  const otherDay = daysAway(found, days[mine ? mine - 1 : 0]);
  const theDay = otherDay || (isOneDay && 'the same day');
  if (why === 'route') return [route, theDay].filter(Boolean).join(', ');
  const [from, to] = endsOf(airports, mine);
  const ends = [instead('From', start, from), instead('To', end, to)].filter(Boolean).join(', ');
  return [`${ends}, ${found.km} km away`, otherDay].filter(Boolean).join(', ');
}

/** With the leg that it is for, when others of the trip have company. */
export function ownReasonText(found: FittingListing, listing: Listing): string {
  const trip = tripOf(listing);
  const text = reasonText(found, trip);
  const isPart = found.mine > 0 && listing.legs?.some(({ covered }) => covered);
  const saysLeg = found.why === 'leg' || found.why === 'route';
  return isPart && !saysLeg ? `${endsOf(trip.airports, found.mine).join(' to ')}: ${lowerFirst(text)}` : text;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Why a search has found it; undefined where the filters alone say so. */
export const reasonFor = (
  found: FoundListing,
  asked: Asked,
  flight: string | undefined,
): Reason | undefined =>
  isFitting(found) ? { why: found.why, text: reasonText(found, asked) } : sameFlight(found, flight);

export const isFitting = (found: FoundListing): found is FittingListing => found.mine !== undefined;

const legCount = (stops: Place[] | null) => (stops?.length ?? 0) + 1;

/** Empty for a leg between others, undefined for one that is the whole way. */
function placeOf(leg: number, count: number): string | undefined {
  if (count < 2) return undefined;
  if (leg === count) return 'last ';
  return leg === 1 ? 'first ' : '';
}

const sameFlight = ({ flightNumber, legs }: Listing, flight: string | undefined): Reason | undefined =>
  flight && [flightNumber, ...(legs ?? []).map((leg) => leg.flightNumber)].includes(flight)
    ? { why: 'flight', text: `The same flight, ${flight}` }
    : undefined;

const daysAway = ({ away, day }: FittingListing, askedDay = day) =>
  away && `${away} ${away === 1 ? 'day' : 'days'} ${day > askedDay ? 'later' : 'earlier'}`;

function flightOf({ theirs, legs, flightNumber }: FittingListing) {
  const flight = legs && theirs ? legs[theirs - 1]?.flightNumber : flightNumber;
  return flight ? `, ${flight}` : '';
}

/** Of a leg, or of the whole way. */
function endsOf<Airport>(airports: Airport[], leg: number): [Airport, Airport] {
  const [first, last] = [airports[0], airports.at(-1)];
  const [from = first, to = last] = airports.length > 2 && leg ? airports.slice(leg - 1, leg + 1) : [];
  return [from as Airport, to as Airport];
}

const instead = (direction: string, { code, city }: Place, asked: string) =>
  code !== asked && `${direction} ${city} (${code}) instead of ${asked}`;
