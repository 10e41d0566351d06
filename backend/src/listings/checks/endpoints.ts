import { endpoint } from '../../platform/endpoints.js';
import { listingId, myListing } from '../contract.js';
import { flightCheckAnswer } from './contract.js';

export const answerFlightCheck = endpoint('answerFlightCheck', 'POST', '/api/listings/:id/flights', {
  summary: 'Answer what the timetable says about a flight of a listing',
  params: { id: listingId },
  body: flightCheckAnswer,
  returns: myListing,
});
