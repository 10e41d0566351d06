import type { Listing } from 'backend/contract/listings';
import { missingParts, type MissingPart } from 'backend/rules/listings';
import { listText } from 'shell/host';
import { words } from '../words';

type Way = Pick<Listing, 'departure' | 'arrival' | 'stops' | 'legs' | 'covered'>;
type Part = Pick<MissingPart, 'from' | 'to'>;

/** 'Hyderabad to Frankfurt and Chicago to Seattle' */
const partsText = (parts: Part[]) => listText(parts.map(({ from, to }) => words.way([from.city, to.city])));

/** Where a request still needs a companion; undefined where it has none yet. */
export function companyText(listing: Way): string | undefined {
  if (listing.covered) return words.companyAllTheWay;
  const parts = missingParts(listing);
  return parts.length ? words.stillNeeds(partsText(parts)) : undefined;
}

/** The same for its owner. */
export function ownCompanyText(listing: Way): string | undefined {
  if (listing.covered) return words.ownCompanyAllTheWay;
  const parts = missingParts(listing);
  return parts.length ? words.youStillNeed(partsText(parts)) : undefined;
}
