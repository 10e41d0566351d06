import type { ContactRequest } from 'backend/contract/trips/requests';
import { apiOf } from 'shell/host';

export type RequestAnswerAction = 'share' | 'decline' | 'stop';

interface Answer {
  id: number;
  listingId: number;
  action: RequestAnswerAction;
}

/** Who asked for the contact of my listings. */
const requestsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    /** Without a tag: news of a deleted listing must not load its requests again. */
    contactRequests: build.query<ContactRequest[], number>({
      query: (listingId) => `/api/listings/${listingId}/requests`,
    }),
    answerRequest: build.mutation<ContactRequest, Answer>({
      query: ({ id, action }) => ({ url: `/api/requests/${id}/${action}`, method: 'POST' }),
      async onQueryStarted({ listingId }, { dispatch, queryFulfilled }) {
        const { data: answered } = await queryFulfilled.catch(() => ({ data: null }));
        if (answered) dispatch(replaced(listingId, answered));
      },
    }),
  }),
});

const replaced = (listingId: number, answered: ContactRequest) =>
  requestsApi.util.updateQueryData('contactRequests', listingId, (requests) =>
    requests.map((one) => (one.id === answered.id ? answered : one)),
  );

export const { useContactRequestsQuery, useAnswerRequestMutation } = requestsApi;
