import { z } from 'zod';
import { endpoint } from '../../platform/endpoints.js';
import { place } from '../contract.js';

/** The airports of each city of a name, the busiest first. */
export const namedPlaces = z.array(place);

export const listAirportsNamed = endpoint('listAirportsNamed', 'GET', '/api/airports/named/:name', {
  summary: 'List the airports that a name may mean',
  access: 'public',
  limit: 'list.read',
  params: { name: z.string().trim().min(1).max(100) },
  returns: namedPlaces,
});
