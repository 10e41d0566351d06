import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { matchId } from '../contract.js';
import { newTravelerLink, travelerLink } from './contract.js';

export const makeTravelerLink = endpoint('makeTravelerLink', 'POST', '/api/matches/:id/traveler-link', {
  summary: 'Make a page for the one who flies',
  limit: 'match.change',
  params: { id: matchId },
  body: newTravelerLink,
  returns: travelerLink,
});

export const endTravelerLink = endpoint('endTravelerLink', 'DELETE', '/api/matches/:id/traveler-link', {
  summary: 'End the page of the one who flies',
  limit: 'match.change',
  params: { id: matchId },
  returns: done,
});
