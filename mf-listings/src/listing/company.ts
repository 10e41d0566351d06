import type { Listing } from 'backend/contract/listings';
import { missingParts, type MissingPart } from 'backend/rules/listings';

type Way = Pick<Listing, 'departure' | 'arrival' | 'stops' | 'legs' | 'covered'>;
type Part = Pick<MissingPart, 'from' | 'to'>;

/** 'Hyderabad to Frankfurt and Chicago to Seattle' */
const partsText = (parts: Part[]) => parts.map(({ from, to }) => `${from.city} to ${to.city}`).join(' and ');

/** Where a request still needs somebody; undefined where nobody flies with the traveler yet. */
export function companyText(listing: Way): string | undefined {
  if (listing.covered) return 'Has company on the whole way';
  const parts = missingParts(listing);
  return parts.length ? `Still needs somebody ${partsText(parts)}` : undefined;
}

/** The same for its owner. */
export function ownCompanyText(listing: Way): string | undefined {
  if (listing.covered) return 'Somebody flies every leg. Nobody else is looked for.';
  const parts = missingParts(listing);
  return parts.length
    ? `You still need somebody ${partsText(parts)}. The other flights have company.`
    : undefined;
}
