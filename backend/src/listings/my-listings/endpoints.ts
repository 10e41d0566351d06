import { z } from 'zod';
import { endpoint } from '../../platform/endpoints.js';
import { listingId, myListing } from '../contract.js';
import { flightCheckAnswer } from './contract.js';

export const answerFlightCheck = endpoint('answerFlightCheck', 'POST', '/api/listings/:id/flights/:leg', {
  summary: 'Answer what the timetable says about a flight of a listing',
  params: { id: listingId, leg: z.coerce.number('This is no leg of a trip').int().min(1).max(8) },
  body: flightCheckAnswer,
  returns: myListing,
});
