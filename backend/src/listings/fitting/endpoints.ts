import { endpoint } from '../../platform/endpoints.js';
import {
  fittingListings,
  fittingSearch,
  flightRoutes,
  flightRoutesSearch,
  foundListings,
  tripSearch,
} from './contract.js';

export const searchTrips = endpoint('searchTrips', 'GET', '/api/search', {
  summary: 'Search active listings, those that fit best first',
  access: 'public',
  limit: 'list.read',
  query: tripSearch,
  returns: foundListings,
  writtenBy: 'PostgreSQL',
});

export const findFittingListings = endpoint('findFittingListings', 'GET', '/api/listings/fitting', {
  summary: 'Find trips that share a flight, a leg or a route',
  access: 'public',
  limit: 'list.read',
  query: fittingSearch,
  returns: fittingListings,
  writtenBy: 'PostgreSQL',
});

export const findFlightRoutes = endpoint('findFlightRoutes', 'GET', '/api/listings/flight-routes', {
  summary: 'Find where a flight goes',
  access: 'public',
  limit: 'list.read',
  query: flightRoutesSearch,
  returns: flightRoutes,
  writtenBy: 'PostgreSQL',
});
