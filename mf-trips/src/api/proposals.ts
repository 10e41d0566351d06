import type { NewMatch } from 'backend/contract/trips/requests';
import { listMyListings } from 'backend/endpoints/listings/my-listings';
import { listMatches } from 'backend/endpoints/trips/matches';
import { listMatchOptions, proposeMatch } from 'backend/endpoints/trips/requests';
import { apiOf, callTo } from 'shell/host';

/** What a conversation shows of the trips with the other person. No schemas: it does not load zod. */
const proposalsApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    matchesWith: build.query({
      ...callTo(listMatches, (userId: number) => ({ query: { with: userId, limit: 10 } })),
      providesTags: ['Match'],
    }),
    matchOptions: build.query({
      ...callTo(listMatchOptions, (userId: number) => ({ query: { with: userId } })),
      providesTags: ['Match'],
    }),
    /** My requests, one of which can say who flies. */
    requestsToAttach: build.query({
      ...callTo(listMyListings, { query: { type: 'seeking_help' } }),
      providesTags: ['MyListing'],
    }),
    proposeMatch: build.mutation({
      ...callTo(proposeMatch, (body: NewMatch) => ({ body })),
      // A refusal can mean that the options are not as the page shows them.
      invalidatesTags: ['Match'],
    }),
  }),
});

export const {
  useMatchesWithQuery,
  useMatchOptionsQuery,
  useRequestsToAttachQuery,
  useProposeMatchMutation,
} = proposalsApi;
