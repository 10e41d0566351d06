import { listWaitingTrips } from 'backend/endpoints/trips/thanks';
import { apiOf, callTo } from 'shell/host';

/** Not in `trips.ts`: every page of a member shows how many there are. */
const waitingApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    waitingTrips: build.query({
      ...callTo(listWaitingTrips),
      providesTags: ['Match', 'Testimonial', 'Tip'],
    }),
  }),
});

export const { useWaitingTripsQuery } = waitingApi;
