import type { Listing, Place } from 'backend/contract/listings';
import type { FittingListing } from 'backend/contract/listings/fitting';
import type { Reason } from './ListingCards';

/** The trip of somebody who asks: its airports in order, and the day of each leg. */
interface Asked {
  airports: string[];
  days: string[];
}

export const tripOf = ({ departure, arrival, stops, legs, date }: Listing): Asked => ({
  airports: [departure, ...(stops ?? []), arrival].map(({ code }) => code),
  days: legs?.map((leg) => leg.date) ?? [date],
});

/** Why a trip fits the one asked for, in one line: 'The same flight, LH761'. */
export function reasonText(found: FittingListing, { airports, days }: Asked): string {
  const { why, mine, theirs, shared, departure, arrival, stops } = found;
  const together = shared > 1 ? `, ${shared} legs together` : '';
  if (why === 'flight') return `The same flight${flightOf(found)}${together}`;
  const [start, end] = endsOf([departure, ...(stops ?? []), arrival], theirs);
  const route = `${start.city} to ${end.city}`;
  if (why === 'leg') {
    const isPart = airports.length > 2 || stops?.length;
    return `${isPart ? 'Shares' : 'The same route,'} ${route}, on the same day${together}`;
  }
  const otherDay = daysAway(found, days[mine ? mine - 1 : 0]);
  if (why === 'route') return `${route}, ${otherDay || 'the same day'}`;
  const [from, to] = endsOf(airports, mine);
  const ends = [instead('From', start, from), instead('To', end, to)].filter(Boolean).join(', ');
  return [`${ends}, ${found.km} km away`, otherDay].filter(Boolean).join(', ');
}

/** Of a listing that a search for this flight found. */
export const sameFlight = ({ flightNumber, legs }: Listing, flight: string | undefined): Reason | undefined =>
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
