import { endpoint } from '../../platform/endpoints.js';
import { matchId } from '../contract.js';
import { partedTrip, safetyAnswer, storedSafetyAnswer } from './contract.js';

export const getSafetyAnswer = endpoint('getSafetyAnswer', 'GET', '/api/matches/:id/safety', {
  summary: 'Read whether you said that you felt safe',
  params: { id: matchId },
  returns: storedSafetyAnswer,
});

export const saveSafetyAnswer = endpoint('saveSafetyAnswer', 'PUT', '/api/matches/:id/safety', {
  summary: 'Tell the team whether you felt safe',
  limit: 'report.write',
  params: { id: matchId },
  body: safetyAnswer,
  returns: storedSafetyAnswer,
});

export const getPartedTrip = endpoint('getPartedTrip', 'GET', '/api/matches/:id/parted', {
  summary: 'Read which trip the question about safety is about',
  params: { id: matchId },
  returns: partedTrip,
});
