import { line } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { places } from '../contract.js';

/** Those of each city of this name, the busiest first. */
export const listAirportsNamed = endpoint('listAirportsNamed', 'GET', '/api/airports/named/:name', {
  summary: 'List the airports that a name may mean',
  access: 'public',
  limit: 'list.read',
  params: { name: line },
  returns: places,
});
