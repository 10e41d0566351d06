import { getFlight, getRoute, listBusiestRoutes } from 'backend/endpoints/listings/routes';
import { apiOf, callTo } from 'shell/host';

/** What strangers read before they search. No schemas: these pages do not load zod (docs/decisions/checked-responses.md). */
const routesApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    busiestRoutes: build.query(callTo(listBusiestRoutes)),
    route: build.query({
      ...callTo(getRoute, (route: string) => ({ params: { route } })),
      providesTags: ['Listing'],
    }),
    flight: build.query({
      ...callTo(getFlight, (number: string) => ({ params: { number } })),
      providesTags: ['Listing'],
    }),
  }),
});

export const { useBusiestRoutesQuery, useRouteQuery, useFlightQuery } = routesApi;
