import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { matchId } from '../contract.js';

export const seeHelpCall = endpoint('seeHelpCall', 'POST', '/api/matches/:id/help/seen', {
  summary: 'Say that you have seen the call for help',
  limit: 'match.change',
  params: { id: matchId },
  returns: done,
});
