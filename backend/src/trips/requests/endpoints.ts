import { endpoint } from '../../platform/endpoints.js';
import { match, matchOptions, matchOptionsSearch } from '../contract.js';
import { contactRequest, newMatch, requestId } from './contract.js';

export const listMatchOptions = endpoint('listMatchOptions', 'GET', '/api/matches/options', {
  summary: 'List what you can propose to a person',
  query: matchOptionsSearch,
  returns: matchOptions,
});

export const proposeMatch = endpoint('proposeMatch', 'POST', '/api/matches', {
  summary: 'Propose to fly together',
  body: newMatch,
  returns: match,
});

export const takeBackDeclinedRequest = endpoint(
  'takeBackDeclinedRequest',
  'DELETE',
  '/api/requests/:id/decline',
  {
    summary: 'Take back that you declined a request for your contact',
    limit: 'request.answer',
    params: { id: requestId },
    returns: contactRequest,
  },
);
