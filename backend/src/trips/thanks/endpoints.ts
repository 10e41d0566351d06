import { endpoint } from '../../platform/endpoints.js';
import { waitingTrips } from './contract.js';

export const listWaitingTrips = endpoint('listWaitingTrips', 'GET', '/api/matches/waiting', {
  summary: 'List trips that wait for your review or thanks',
  limit: 'list.read',
  returns: waitingTrips,
});
