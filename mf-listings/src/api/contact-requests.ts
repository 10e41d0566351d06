import type { ContactRequest } from 'backend/contract/listings/requests';
import { apiOf, onSuccess } from 'shell/host';

export type RequestAnswerAction = 'share' | 'decline' | 'stop';

/** Who asked for the contact of my listings. */
const requestsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    /** Not `MyListing`: after a deletion there is nothing to load. */
    contactRequests: build.query<ContactRequest[], number>({
      query: (listingId) => `/api/listings/${listingId}/requests`,
      providesTags: ['Match'],
    }),
    answerRequest: build.mutation<ContactRequest, { id: number; action: RequestAnswerAction }>({
      query: ({ id, action }) => ({ url: `/api/requests/${id}/${action}`, method: 'POST' }),
      invalidatesTags: onSuccess('Match'),
    }),
  }),
});

export const { useContactRequestsQuery, useAnswerRequestMutation } = requestsApi;
