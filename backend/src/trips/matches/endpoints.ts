import { endpoint } from '../../platform/endpoints.js';
import * as contract from '../contract.js';

export const listMatches = endpoint('listMatches', 'GET', '/api/matches', {
  summary: 'List your trips with others',
  query: contract.matchesSearch,
  returns: contract.matches,
  writtenBy: 'PostgreSQL',
});

export const getMatch = endpoint('getMatch', 'GET', '/api/matches/:id', {
  summary: 'Read a trip with another person',
  params: { id: contract.matchId },
  returns: contract.matchDetails,
});

export const agreeToMatch = endpoint('agreeToMatch', 'POST', '/api/matches/:id/agree', {
  summary: 'Agree to fly together',
  limit: 'match.change',
  params: { id: contract.matchId },
  returns: contract.match,
});

export const declineMatch = endpoint('declineMatch', 'POST', '/api/matches/:id/decline', {
  summary: 'Decline to fly together',
  limit: 'match.change',
  params: { id: contract.matchId },
  returns: contract.match,
});

export const takeBackDeclinedMatch = endpoint('takeBackDeclinedMatch', 'DELETE', '/api/matches/:id/decline', {
  summary: 'Take back that you declined to fly together',
  limit: 'match.change',
  params: { id: contract.matchId },
  returns: contract.match,
});

export const cancelMatch = endpoint('cancelMatch', 'POST', '/api/matches/:id/cancel', {
  summary: 'Cancel a trip with another person',
  limit: 'match.change',
  params: { id: contract.matchId },
  body: contract.cancellation,
  returns: contract.match,
});

export const changeMatch = endpoint('changeMatch', 'PATCH', '/api/matches/:id', {
  summary: 'Change where and when you meet',
  limit: 'match.meeting',
  params: { id: contract.matchId },
  body: contract.matchChange,
  returns: contract.match,
});

export const confirmMatch = endpoint('confirmMatch', 'POST', '/api/matches/:id/confirm', {
  summary: 'Confirm that you are still flying',
  limit: 'match.change',
  params: { id: contract.matchId },
  returns: contract.match,
});
