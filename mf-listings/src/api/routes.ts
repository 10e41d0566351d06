import type { CountedRoute, FlightFacts, RouteFacts } from 'backend/contract/listings/routes';
import { apiOf } from 'shell/host';

/** What strangers read before they search. No schemas: these pages do not load zod (docs/decisions/checked-responses.md). */
const routesApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    busiestRoutes: build.query<CountedRoute[], void>({ query: () => '/api/routes' }),
    route: build.query<RouteFacts, string>({
      query: (route) => `/api/routes/${encodeURIComponent(route)}`,
      providesTags: ['Listing'],
    }),
    flight: build.query<FlightFacts, string>({
      query: (number) => `/api/flights/${encodeURIComponent(number)}`,
      providesTags: ['Listing'],
    }),
  }),
});

export const { useBusiestRoutesQuery, useRouteQuery, useFlightQuery } = routesApi;
