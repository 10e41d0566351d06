import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { Leg, Listing } from '../../listings/contract.js';
import { movedDay } from '../../listings/index.js';
import type { PlannedListing } from '../legs/ways.js';
import type { MatchEntity } from '../match.entity.js';
import { matchNotFound } from '../match-reads.js';
import { legsOfMatches } from '../relay/legs-of.js';
import { listingClosed } from '../requests/asking.service.js';
import type { NewMatch, Traveler } from '../requests/contract.js';

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

export type Flight = Pick<NewMatch, 'date' | 'time' | 'flightNumber' | 'arrivalTime'>;

export function tripOf(listing: ProposedListing, flight: Flight) {
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

/** Everyone reads on its page that a listing is closed. */
export const cannotBeAsked = (visible: Listing | null | undefined, owner: number): Error =>
  visible?.userId === owner && visible.status === 'closed' ? listingClosed() : matchNotFound();

export const pairOf = ({ type, userId: owner }: ProposedListing, me: number, other: number) => {
  const guest = owner === me ? other : me;
  return type === 'helper' ? { helperId: owner, seekerId: guest } : { helperId: guest, seekerId: owner };
};

export function travelerOf({ listingId, firstName, ageGroup, relation = 'relative', languages }: Traveler) {
  if (listingId !== undefined) return { listingId };
  // The contract has refused others.
  return firstName && ageGroup ? { firstName, ageGroup, relation, languages: languages ?? null } : null;
}

interface Ends {
  from: string;
  to: string;
}

const anotherDay =
  'You already plan this trip with this person, on another day. End that first, then propose this one.';
const anotherFlight =
  'You already plan this trip with this person, with another time or flight. End that first, then propose this one.';
const anotherPart =
  'You already plan this trip with this person, for another part of the way. End that first, then propose this one.';
const anotherTraveler =
  'You already plan this trip with this person, for another traveler. End that first, then propose this one.';

/** A proposal that is sent again is answered with the first one. It must not seem to have changed it. */
export async function expectSame(
  em: EntityManager,
  match: MatchEntity,
  part: Ends | undefined,
  { date, traveler, ...flight }: Flight & Pick<NewMatch, 'traveler'>,
): Promise<void> {
  if (date && date !== match.date) throw fieldIssue('date', anotherDay);
  const landing = (await legsOfMatches(em, [match.id])).findLast((leg) => leg.with === 'both');
  const { time, flightNumber } = match;
  const known = { time, flightNumber, arrivalTime: landing?.arrivalTime };
  for (const name of ['time', 'flightNumber', 'arrivalTime'] as const)
    if (flight[name] && flight[name] !== known[name]) throw fieldIssue(name, anotherFlight);
  if (part && (part.from !== match.departureAirport || part.to !== match.arrivalAirport))
    throw fieldIssue('legs', anotherPart);
  if (traveler && !isDeepStrictEqual(travelerOf(traveler), match.traveler))
    throw fieldIssue('traveler', anotherTraveler);
}

/** Of the legs that a proposal names, by number in the listing. */
export function endsOf(
  { legs: way, departureAirport, arrivalAirport }: ProposedListing,
  legs: NewMatch['legs'],
): Ends | undefined {
  const [first, last] = [legs?.at(0), legs?.at(-1)];
  if (!first || !last) return undefined;
  return {
    from: way?.[first.listingLeg - 1]?.from ?? departureAirport,
    to: way?.[last.listingLeg - 1]?.to ?? arrivalAirport,
  };
}
