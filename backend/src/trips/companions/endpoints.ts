import { endpoint } from '../../platform/endpoints.js';
import { match, matchId, newCompanion } from '../contract.js';

export const askCompanion = endpoint('askCompanion', 'POST', '/api/matches/:id/companions', {
  summary: 'Ask another helper for a part of a trip',
  params: { id: matchId },
  body: newCompanion,
  returns: match,
});
