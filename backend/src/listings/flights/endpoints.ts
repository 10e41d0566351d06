import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { eventSecret, flightsSearch, scheduledFlights } from './contract.js';

export const lookUpFlight = endpoint('lookUpFlight', 'GET', '/api/flights', {
  summary: 'Look up when and where a flight goes',
  access: 'public',
  limit: 'flight.look-up',
  query: flightsSearch,
  returns: scheduledFlights,
});

export const receiveFlightEvent = endpoint('receiveFlightEvent', 'POST', '/api/flights/events/:secret', {
  summary: 'Receive an event of a flight from AeroAPI',
  access: 'public',
  params: { secret: eventSecret },
  returns: done,
});
