import type { ListingType } from 'backend/contract/listings';

/** A search for both kinds speaks of Amigos, as most people look for one. */
export const gridWords = (type: ListingType | undefined) =>
  type === 'seeking_help'
    ? { heading: 'Travelers Needing Assistance', empty: 'No travelers seeking help found' }
    : { heading: 'Available Amigos', empty: 'No Amigos found' };

export const loadFailure = 'Error loading Amigos. Please try again later.';
