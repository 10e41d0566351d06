import type { WaitingTrip } from 'backend/contract/trips/thanks';
import { apiOf } from 'shell/host';

/** Not in `trips.ts`: every page of a member shows how many there are. */
const waitingApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    waitingTrips: build.query<WaitingTrip[], void>({
      query: () => '/api/matches/waiting',
      providesTags: ['Match', 'Testimonial', 'Tip'],
    }),
  }),
});

export const { useWaitingTripsQuery } = waitingApi;
