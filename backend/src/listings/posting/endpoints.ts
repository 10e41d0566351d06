import { endpoint } from '../../platform/endpoints.js';
import { myListing } from '../contract.js';
import { byMail, byMailAnswer, newHelpOffer, newHelpRequest, newListing, published } from './contract.js';

export const requestHelp = endpoint('requestHelp', 'POST', '/api/find-help/listings', {
  summary: 'Ask for help on a flight',
  access: 'public',
  body: newHelpRequest,
  returns: published,
});

export const offerHelp = endpoint('offerHelp', 'POST', '/api/offer-help/listings', {
  summary: 'Offer help on a flight',
  access: 'public',
  body: newHelpOffer,
  returns: published,
});

export const createListing = endpoint('createListing', 'POST', '/api/listings', {
  summary: 'Create a listing by the full form',
  body: newListing,
  returns: myListing,
});

export const actByMail = endpoint('actByMail', 'POST', '/api/listings/by-mail', {
  summary: 'Confirm, close, reopen or remove a listing by mail',
  access: 'public',
  limit: 'listing.by-mail',
  body: byMail,
  returns: byMailAnswer,
});
