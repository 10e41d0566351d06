import type { FittingListing } from 'backend/contract/listings/fitting';
import type { NewAlert } from 'backend/contract/listings/alerts';
import type { Match, NewCompanion } from 'backend/contract/trips';
import { createAlert, deleteAlert, listAlerts } from 'backend/endpoints/listings/alerts';
import { askCompanion } from 'backend/endpoints/trips/companions';
import { apiOf, callTo, onSuccess } from 'shell/host';

/** The flights of a trip that somebody else could fly with the traveler. No schemas, as in `trips.ts`. */
const companionsApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    helpersForLegs: build.query<FittingListing[], string>({
      query: (legs) => ({ url: '/api/listings/fitting', params: { legs, type: 'helper' } }),
      providesTags: ['Listing'],
    }),
    askCompanion: build.mutation({
      ...callTo(askCompanion, ({ id, ...body }: NewCompanion & { id: number }) => ({ params: { id }, body })),
      invalidatesTags: onSuccess('Match'),
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
    comingTrips: build.query<Match[], void>({
      query: () => ({ url: '/api/matches', params: { when: 'coming' } }),
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
