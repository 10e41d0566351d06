import { z } from 'zod';
import type { ListingEntity } from '../listing.entity.js';
import { coveredTexts, expectPartsOfType, phoneFrom } from '../posting/content.js';
import { consistentListing, type ListingChange } from '../posting/contract.js';
import { fieldIssue } from '../posting/field-issue.js';

const merged = consistentListing(
  z.object({
    departureAirport: z.string(),
    arrivalAirport: z.string(),
    date: z.string(),
    endDate: z.string().nullish(),
    minTip: z.number().nullish(),
    maxTip: z.number().nullish(),
  }),
);

const isSent = ([, value]: [string, unknown]) => value !== undefined;

/** Merges a change into a listing. Each part was valid by itself: the contract also checks the result. */
export function applyChange(listing: ListingEntity, { phoneNumber, ...change }: ListingChange): void {
  Object.assign(listing, Object.fromEntries(Object.entries(change).filter(isSent)));
  if (phoneNumber !== undefined) listing.phoneNumber = phoneFrom(phoneNumber);
  Object.assign(listing, coveredTexts(listing));
  const issue = merged.safeParse(listing).error?.issues[0];
  if (issue) throw fieldIssue(issue.path.join('.'), issue.message);
  expectPartsOfType(listing);
}
