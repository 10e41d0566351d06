import { endpoint } from '../../platform/endpoints.js';
import { listing, listingId, listings, owner, ownerId } from '../contract.js';

export const listUserListings = endpoint('listUserListings', 'GET', '/api/listings/by/user/:userId', {
  summary: 'List the open listings of a user',
  access: 'public',
  limit: 'list.read',
  params: { userId: ownerId },
  returns: listings,
});

export const getListing = endpoint('getListing', 'GET', '/api/listings/id/:id/details', {
  summary: 'Read a listing',
  access: 'public',
  limit: 'listing.read',
  params: { id: listingId },
  returns: listing,
  writtenBy: 'PostgreSQL',
  formerPath: { path: '/api/listings/id/:id', since: '2026-11-21' },
});

/** Named as in the other routes of this path, which are about a listing. */
export const getListingOwner = endpoint('getListingOwner', 'GET', '/api/listings/:id', {
  summary: 'Read whom to tip',
  access: 'public',
  limit: 'list.read',
  params: { id: ownerId },
  returns: owner,
});
