import type { MyListing } from 'backend/contract/listings';
import type { Match, MatchOption } from 'backend/contract/trips';
import type { NewMatch } from 'backend/contract/trips/requests';
import { apiOf, onSuccess } from 'shell/host';

/** What a conversation shows of the trips with the other person. No schemas: it does not load zod. */
const proposalsApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    matchesWith: build.query<Match[], number>({
      query: (userId) => ({ url: '/api/matches', params: { with: userId, limit: 10 } }),
      providesTags: ['Match'],
    }),
    matchOptions: build.query<MatchOption[], number>({
      query: (userId) => ({ url: '/api/matches/options', params: { with: userId } }),
      providesTags: ['Match'],
    }),
    /** My requests, one of which can say who flies. */
    requestsToAttach: build.query<MyListing[], void>({
      query: () => ({ url: '/api/my-listings', params: { type: 'seeking_help' } }),
      providesTags: ['MyListing'],
    }),
    proposeMatch: build.mutation<Match, NewMatch>({
      query: (body) => ({ url: '/api/matches', method: 'POST', body }),
      invalidatesTags: onSuccess('Match'),
    }),
  }),
});

export const {
  useMatchesWithQuery,
  useMatchOptionsQuery,
  useRequestsToAttachQuery,
  useProposeMatchMutation,
} = proposalsApi;
