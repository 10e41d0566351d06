import type { ListingEntity } from '../listing.entity.js';
import { expectTipsOfType, phoneFrom, words } from '../posting/content.js';
import { windowDays, type ListingChange } from '../posting/contract.js';
import { fieldIssue } from '../posting/field-issue.js';

const isSent = ([, value]: [string, unknown]) => value !== undefined;

/** Writes what was sent over what stands, and refuses a listing that does not hold together then. */
export function applyChange(listing: ListingEntity, { phoneNumber, ...change }: ListingChange): void {
  Object.assign(listing, Object.fromEntries(Object.entries(change).filter(isSent)));
  if (phoneNumber !== undefined) listing.phoneNumber = phoneFrom(phoneNumber);
  Object.assign(listing, words(listing));
  expectWhole(listing);
}

function expectWhole(listing: ListingEntity): void {
  const { departureAirport, arrivalAirport, date, endDate, minTip, maxTip } = listing;
  if (departureAirport === arrivalAirport)
    throw fieldIssue('arrivalAirport', 'Choose an airport other than the departure airport');
  if (endDate && endDate < date) throw fieldIssue('endDate', 'The last day must not be before the first');
  if (endDate && Date.parse(endDate) - Date.parse(date) > windowDays * 86_400_000)
    throw fieldIssue('endDate', `The window can be at most ${windowDays} days long`);
  if (minTip != null && maxTip != null && minTip > maxTip)
    throw fieldIssue('maxTip', 'The highest tip must not be below the lowest');
  expectTipsOfType(listing);
}
