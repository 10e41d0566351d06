import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { matchId } from '../contract.js';
import { arrivalContacts, familyLink, newArrivalContacts } from './contract.js';

export const shareJourney = endpoint('shareJourney', 'POST', '/api/matches/:id/family-link', {
  summary: 'Make a link with which family follows a trip',
  limit: 'match.change',
  params: { id: matchId },
  returns: familyLink,
});

export const endJourneyLink = endpoint('endJourneyLink', 'DELETE', '/api/matches/:id/family-link', {
  summary: 'End the link with which family follows a trip',
  limit: 'match.change',
  params: { id: matchId },
  returns: done,
});

export const getArrivalContacts = endpoint('getArrivalContacts', 'GET', '/api/matches/:id/arrival-contacts', {
  summary: 'Read who is notified of the arrival',
  params: { id: matchId },
  returns: arrivalContacts,
});

export const saveArrivalContacts = endpoint(
  'saveArrivalContacts',
  'PUT',
  '/api/matches/:id/arrival-contacts',
  {
    summary: 'Choose who is notified of the arrival',
    limit: 'match.change',
    params: { id: matchId },
    body: newArrivalContacts,
    returns: arrivalContacts,
  },
);
