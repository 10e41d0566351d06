import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { listingId, listings, myListing } from '../contract.js';

export const listUnclaimedListings = endpoint('listUnclaimedListings', 'GET', '/api/my-listings/unclaimed', {
  summary: 'List listings that were posted with your email',
  returns: listings,
});

export const claimListing = endpoint('claimListing', 'POST', '/api/listings/:id/claim', {
  summary: 'Claim a listing as yours',
  params: { id: listingId },
  returns: myListing,
});

export const disownListing = endpoint('disownListing', 'POST', '/api/listings/:id/disown', {
  summary: 'Say that a listing is not yours',
  params: { id: listingId },
  returns: done,
});
