import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { listingId, myListing, myListings, myListingsSearch } from '../contract.js';
import { listingChange, repost } from '../posting/contract.js';

export const listMyListings = endpoint('listMyListings', 'GET', '/api/my-listings', {
  summary: 'List your own listings',
  query: myListingsSearch,
  returns: myListings,
});

export const changeListing = endpoint('changeListing', 'PATCH', '/api/listings/:id', {
  summary: 'Change a listing',
  params: { id: listingId },
  body: listingChange,
  returns: myListing,
});

export const deleteListing = endpoint('deleteListing', 'DELETE', '/api/listings/:id', {
  summary: 'Delete a listing',
  params: { id: listingId },
  returns: done,
});

export const closeListing = endpoint('closeListing', 'POST', '/api/listings/:id/close', {
  summary: 'Close a listing',
  params: { id: listingId },
  returns: myListing,
});

export const reopenListing = endpoint('reopenListing', 'POST', '/api/listings/:id/reopen', {
  summary: 'Reopen a closed listing',
  params: { id: listingId },
  returns: myListing,
});

export const repostListing = endpoint('repostListing', 'POST', '/api/listings/:id/repost', {
  summary: 'Post a listing again for another day',
  params: { id: listingId },
  body: repost,
  returns: myListing,
});
