import type { NewAlert } from 'backend/contract/listings/alerts';
import type { NewCompanion } from 'backend/contract/trips';
import { createAlert, deleteAlert, listAlerts } from 'backend/endpoints/listings/alerts';
import { findFittingListings } from 'backend/endpoints/listings/fitting';
import { askCompanion } from 'backend/endpoints/trips/companions';
import { listMatches } from 'backend/endpoints/trips/matches';
import { apiOf, callTo, onSuccess } from 'shell/host';

/** The flights of a trip that another helper could fly with the traveler. No schemas, as in `trips.ts`. */
const companionsApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    helpersForLegs: build.query({
      ...callTo(findFittingListings, (legs: string) => ({ query: { legs, type: 'helper' as const } })),
      providesTags: ['Listing'],
    }),
    askCompanion: build.mutation({
      ...callTo(askCompanion, ({ id, ...body }: NewCompanion & { id: number }) => ({ params: { id }, body })),
      // A refusal can mean that the offers are not as the page shows them.
      invalidatesTags: (_, error) => (error ? ['Listing', 'Match'] : ['Match']),
    }),
    ownAlerts: build.query({ ...callTo(listAlerts), providesTags: ['Alert'] }),
    beginAlert: build.mutation({
      ...callTo(createAlert, (body: NewAlert) => ({ body })),
      invalidatesTags: onSuccess('Alert'),
    }),
    endAlert: build.mutation({
      ...callTo(deleteAlert, (id: number) => ({ params: { id } })),
      invalidatesTags: onSuccess('Alert'),
    }),
    comingTrips: build.query({
      ...callTo(listMatches, { query: { when: 'coming' } }),
      providesTags: ['Match'],
    }),
  }),
});

export const {
  useHelpersForLegsQuery,
  useAskCompanionMutation,
  useOwnAlertsQuery,
  useBeginAlertMutation,
  useEndAlertMutation,
  useComingTripsQuery,
} = companionsApi;
