import type { Listing } from 'backend/contract/listings';

/** The fields of a listing that every boarding pass shows, also the preview of one that does not exist yet. */
export type PassFields = Pick<
  Listing,
  | 'type'
  | 'username'
  | 'profilePictureUrl'
  | 'languages'
  | 'verified'
  | 'departure'
  | 'arrival'
  | 'date'
  | 'endDate'
  | 'time'
  | 'flightNumber'
  | 'skills'
  | 'needs'
  | 'flyer'
  | 'description'
  | 'tipAmount'
  | 'offersTips'
  | 'acceptsTips'
> &
  // A preview has no owner yet.
  Partial<Pick<Listing, 'userId' | 'documentCheckedAt' | 'arrivalTime' | 'arrivalDate' | 'legs' | 'stops'>>;
