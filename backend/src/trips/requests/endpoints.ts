import { endpoint } from '../../platform/endpoints.js';
import { match, matchId } from '../contract.js';
import { contactRequest, requestId } from './contract.js';

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

export const takeBackDeclinedMatch = endpoint('takeBackDeclinedMatch', 'DELETE', '/api/matches/:id/decline', {
  summary: 'Take back that you declined to fly together',
  limit: 'match.change',
  params: { id: matchId },
  returns: match,
});
