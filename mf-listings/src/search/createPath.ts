import type { ListingFilter, ListingType } from 'backend/contract/listings';
import { pathWith } from './filter';

/** Where to post what answers a search: who looks for helpers asks for help, who looks for travelers offers it. */
export function createPath(lookingFor: ListingType, { from, to, date, flight }: ListingFilter = {}) {
  const page = lookingFor === 'helper' ? '/find/create' : '/offer/create';
  return pathWith(page, { from, to, date, flight });
}
