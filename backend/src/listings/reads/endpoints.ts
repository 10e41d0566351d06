import { endpoint } from '../../platform/endpoints.js';
import { listings, ownerId } from '../contract.js';

export const listUserListings = endpoint('listUserListings', 'GET', '/api/listings/by/user/:userId', {
  summary: 'List the open listings of a user',
  access: 'public',
  limit: 'list.read',
  params: { userId: ownerId },
  returns: listings,
});
