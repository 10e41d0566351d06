import { z } from 'zod';
import { newLegs, timeOfLandingMissing } from '../legs/contract.js';
import { legsFrom, movedDay, settleLegs } from '../legs/trip-legs.js';
import type { ListingEntity } from '../listing.entity.js';
import { coveredTexts, expectPartsOfType, phoneFrom } from '../posting/content.js';
import { consistentListing, type ListingChange } from '../posting/contract.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';

const merged = consistentListing(
  z.object({
    departureAirport: z.string(),
    arrivalAirport: z.string(),
    date: z.string(),
    endDate: z.string().nullish(),
    legs: newLegs.nullish(),
    minTip: z.number().nullish(),
    maxTip: z.number().nullish(),
  }),
);

const isSent = ([, value]: [string, unknown]) => value !== undefined;

/** Merges a change into a listing. Each part was valid by itself: the contract also checks the result. */
export function applyChange(listing: ListingEntity, { phoneNumber, ...change }: ListingChange): void {
  const legs = change.legs === undefined ? legsAfter(listing, change) : change.legs;
  const { time = keptBy(change, listing.time), flightNumber = keptBy(change, listing.flightNumber) } = change;
  const ends = { time, flightNumber, ...landingAfter(listing, change) };
  Object.assign(listing, Object.fromEntries(Object.entries(change).filter(isSent)), settleLegs(legs, ends));
  if (change.arrivalDate && !listing.arrivalTime) throw fieldIssue('arrivalTime', timeOfLandingMissing);
  if (phoneNumber !== undefined) listing.phoneNumber = phoneFrom(phoneNumber);
  Object.assign(listing, coveredTexts(listing));
  const issue = merged.safeParse(listing).error?.issues[0];
  if (issue) throw fieldIssue(issue.path.join('.'), issue.message);
  expectPartsOfType(listing);
}

/** New legs say all about flight and time themselves. */
const keptBy = <Value>({ legs }: ListingChange, value: Value) => (legs ? null : value);

/** The day of landing moves along with the trip's day. */
function landingAfter(listing: ListingEntity, change: ListingChange) {
  const { date = listing.date, arrivalTime = keptBy(change, listing.arrivalTime) } = change;
  const kept = listing.arrivalDate && movedDay(listing.arrivalDate, listing.date, date);
  return {
    arrivalTime,
    arrivalDate: change.arrivalDate === undefined ? keptBy(change, kept) : change.arrivalDate,
  };
}

/** Legs move along with the trip's day, flight and times. On another route they are gone. */
function legsAfter(listing: ListingEntity, change: ListingChange): ListingEntity['legs'] {
  const { departureAirport = listing.departureAirport, arrivalAirport = listing.arrivalAirport } = change;
  if (departureAirport !== listing.departureAirport || arrivalAirport !== listing.arrivalAirport) return null;
  const legs = legsFrom(listing.legs, change.date ?? listing.date);
  const [first, last] = [legs?.[0], legs?.at(-1)];
  if (!legs || !first || !last) return null;
  const { time = first.time, flightNumber = first.flightNumber } = change;
  const { arrivalTime = last.arrivalTime, arrivalDate = last.arrivalDate } = change;
  const start = { time: time ?? undefined, flightNumber: flightNumber ?? undefined };
  const landing = { arrivalTime: arrivalTime ?? undefined, arrivalDate: arrivalDate ?? undefined };
  return legs.map((leg) => ({ ...leg, ...(leg === first && start), ...(leg === last && landing) }));
}
