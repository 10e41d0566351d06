import type { MyListing } from 'backend/contract/listings';
import type { MyRequest, NewMatch, RequestAnswer } from 'backend/contract/trips/requests';
import { proposeMatch } from 'backend/endpoints/trips/requests';
import { apiOf, callTo, onSuccess } from 'shell/host';

/** What a member asks of the owner of a listing. No schemas, as in `listings.ts`. */
const askingApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    /** One yes then shares the contact and agrees on the trip. */
    askToFly: build.mutation({
      ...callTo(proposeMatch, (body: NewMatch) => ({ body })),
      invalidatesTags: onSuccess('Match', 'Me'),
    }),
    withdrawRequest: build.mutation<MyRequest, number>({
      query: (id) => ({ url: `/api/requests/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: onSuccess('Match'),
    }),
    /** Of a listing whose owner shares it with me. */
    sharedContact: build.query<RequestAnswer, number>({
      query: (id) => `/api/listings/${id}/contact`,
      providesTags: ['Match'],
    }),
    /** My requests, one of which can say who flies. */
    requestsToAttach: build.query<MyListing[], void>({
      query: () => ({ url: '/api/my-listings', params: { type: 'seeking_help' } }),
      providesTags: ['MyListing'],
    }),
  }),
});

export const {
  useAskToFlyMutation,
  useWithdrawRequestMutation,
  useSharedContactQuery,
  useRequestsToAttachQuery,
} = askingApi;
