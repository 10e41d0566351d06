import { endpoint } from '../../platform/endpoints.js';
import { translation } from '../../platform/translation/contract.js';
import { listingId } from '../contract.js';

export const translateListing = endpoint('translateListing', 'POST', '/api/listings/:id/translation', {
  summary: 'Read what a listing says in the language of the page',
  access: 'public',
  limit: 'translation',
  params: { id: listingId },
  returns: translation,
});
