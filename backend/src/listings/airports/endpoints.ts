import { endpoint } from '../../platform/endpoints.js';
import { namedPlaces, placeName } from '../contract.js';

export const listAirportsNamed = endpoint('listAirportsNamed', 'GET', '/api/airports/named/:name', {
  summary: 'List the airports that a name may mean',
  access: 'public',
  limit: 'list.read',
  params: { name: placeName },
  returns: namedPlaces,
});
