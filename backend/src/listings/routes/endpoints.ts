import { endpoint } from '../../platform/endpoints.js';
import { busiestRoutes, flightFacts, flightParam, routeFacts, routeParam } from './contract.js';

export const listBusiestRoutes = endpoint('listBusiestRoutes', 'GET', '/api/routes', {
  summary: 'List the routes that most people fly within a month',
  access: 'public',
  limit: 'list.read',
  returns: busiestRoutes,
});

export const getRoute = endpoint('getRoute', 'GET', '/api/routes/:route', {
  summary: 'Read how many people fly a route on which days',
  access: 'public',
  limit: 'list.read',
  params: { route: routeParam },
  returns: routeFacts,
});

export const getFlight = endpoint('getFlight', 'GET', '/api/flights/:number', {
  summary: 'Read how many people are on a flight on which days',
  access: 'public',
  limit: 'list.read',
  params: { number: flightParam },
  returns: flightFacts,
});
