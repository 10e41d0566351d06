import { listingId } from '../../listings/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { match, matchOptions } from '../contract.js';
import * as contract from './contract.js';

export const listMatchOptions = endpoint('listMatchOptions', 'GET', '/api/matches/options', {
  summary: 'List what you can propose to a person',
  query: contract.matchOptionsSearch,
  returns: matchOptions,
});

export const proposeMatch = endpoint('proposeMatch', 'POST', '/api/matches', {
  summary: 'Propose to fly together',
  body: contract.newMatch,
  returns: match,
});

export const takeBackDeclinedRequest = endpoint(
  'takeBackDeclinedRequest',
  'DELETE',
  '/api/requests/:id/decline',
  {
    summary: 'Take back that you declined a request for your contact',
    limit: 'request.answer',
    params: { id: contract.requestId },
    returns: contract.contactRequest,
  },
);

export const requestContact = endpoint('requestContact', 'POST', '/api/listings/:id/connect', {
  summary: 'Request the contact of a listing',
  params: { id: listingId },
  body: contract.newRequest,
  returns: contract.requestAnswer,
});

export const readContact = endpoint('readContact', 'GET', '/api/listings/:id/contact', {
  summary: 'Read the contact that the owner of a listing shares with you',
  params: { id: listingId },
  returns: contract.requestAnswer,
});

export const listContactRequests = endpoint('listContactRequests', 'GET', '/api/listings/:id/requests', {
  summary: 'List who asked for the contact of your listing',
  params: { id: listingId },
  returns: contract.contactRequests,
});

export const listMyContactRequests = endpoint('listMyContactRequests', 'GET', '/api/requests', {
  summary: 'List the contacts that you asked for',
  returns: contract.myRequests,
});

export const withdrawContactRequest = endpoint(
  'withdrawContactRequest',
  'POST',
  '/api/requests/:id/withdraw',
  {
    summary: 'Take back a request that nobody has answered',
    limit: 'request.answer',
    params: { id: contract.requestId },
    returns: contract.myRequest,
  },
);

export const shareContact = endpoint('shareContact', 'POST', '/api/requests/:id/share', {
  summary: 'Share your contact with a person who asked',
  limit: 'request.answer',
  params: { id: contract.requestId },
  returns: contract.contactRequest,
});

export const declineContactRequest = endpoint('declineContactRequest', 'POST', '/api/requests/:id/decline', {
  summary: 'Decline a request for your contact',
  limit: 'request.answer',
  params: { id: contract.requestId },
  returns: contract.contactRequest,
});

export const stopSharingContact = endpoint('stopSharingContact', 'POST', '/api/requests/:id/stop', {
  summary: 'Stop sharing your contact with a person',
  limit: 'request.answer',
  params: { id: contract.requestId },
  returns: contract.contactRequest,
});
