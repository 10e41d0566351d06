import { endpoint } from '../../platform/endpoints.js';
import { careCard, matchId, savedCareCard, storedCareCard } from '../contract.js';

export const getCareCard = endpoint('getCareCard', 'GET', '/api/matches/:id/care-card', {
  summary: 'Read the care card of a trip',
  params: { id: matchId },
  returns: storedCareCard,
});

export const saveCareCard = endpoint('saveCareCard', 'PUT', '/api/matches/:id/care-card', {
  summary: 'Write the care card of a trip',
  limit: 'match.change',
  params: { id: matchId },
  body: careCard,
  returns: savedCareCard,
});
