import { endpoint } from '../../platform/endpoints.js';
import { listings, listingSearch, nearbyListings, nearbySearch } from '../contract.js';

export const searchListings = endpoint('searchListings', 'GET', '/api/listings', {
  summary: 'Search active listings',
  access: 'public',
  limit: 'list.read',
  query: listingSearch,
  returns: listings,
  writtenBy: 'PostgreSQL',
});

export const findNearbyListings = endpoint('findNearbyListings', 'GET', '/api/listings/nearby', {
  summary: 'Find listings near a search',
  access: 'public',
  limit: 'list.read',
  query: nearbySearch,
  returns: nearbyListings,
  writtenBy: 'PostgreSQL',
});
