import type { ContactRequest } from 'backend/contract/trips/requests';
import { agreeToMatch, getMatch } from 'backend/endpoints/trips/matches';
import {
  declineContactRequest,
  listContactRequests,
  shareContact,
  stopSharingContact,
  takeBackDeclinedRequest,
} from 'backend/endpoints/trips/requests';
import { apiOf, callTo, onSuccess } from 'shell/host';

const answers = { share: shareContact, decline: declineContactRequest, stop: stopSharingContact };

export type RequestAnswerAction = keyof typeof answers;

interface Agreement {
  matchId: number;
  listingId: number;
}

interface Answer {
  id: number;
  listingId: number;
  action: RequestAnswerAction;
}

/** Who asked for the contact of my listings. */
const requestsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    /** Without a tag: news of a deleted listing must not load its requests again. */
    contactRequests: build.query(callTo(listContactRequests, (id: number) => ({ params: { id } }))),
    proposedTrip: build.query(callTo(getMatch, (id: number) => ({ params: { id } }))),
    /** Shares the contact, too. */
    agreeToFly: build.mutation({
      ...callTo(agreeToMatch, ({ matchId: id }: Agreement) => ({ params: { id } })),
      invalidatesTags: onSuccess('Match'),
      async onQueryStarted({ matchId, listingId }, { dispatch, queryFulfilled }) {
        const { data: agreed } = await queryFulfilled.catch(() => ({ data: null }));
        if (agreed) dispatch(agreedOn(listingId, matchId));
      },
    }),
    answerRequest: build.mutation<ContactRequest, Answer>({
      query: ({ id, action }) => callTo(answers[action], { params: { id } }).query(),
      async onQueryStarted({ listingId }, { dispatch, queryFulfilled }) {
        const { data: answered } = await queryFulfilled.catch(() => ({ data: null }));
        if (answered) dispatch(replaced(listingId, answered));
      },
    }),
    takeBackDecline: build.mutation({
      ...callTo(takeBackDeclinedRequest, ({ id }: Omit<Answer, 'action'>) => ({ params: { id } })),
      async onQueryStarted({ listingId }, { dispatch, queryFulfilled }) {
        const { data: open } = await queryFulfilled.catch(() => ({ data: null }));
        if (open) dispatch(replaced(listingId, open));
      },
    }),
  }),
});

const replaced = (listingId: number, answered: ContactRequest) =>
  requestsApi.util.updateQueryData('contactRequests', listingId, (requests) =>
    requests.map((one) => (one.id === answered.id ? answered : one)),
  );

const agreedOn = (listingId: number, matchId: number) =>
  requestsApi.util.updateQueryData('contactRequests', listingId, (requests) =>
    requests.map((one) =>
      one.match?.id === matchId
        ? { ...one, status: 'shared' as const, match: { ...one.match, status: 'agreed' as const } }
        : one,
    ),
  );

export const {
  useAgreeToFlyMutation,
  useContactRequestsQuery,
  useLazyProposedTripQuery,
  useAnswerRequestMutation,
  useTakeBackDeclineMutation,
} = requestsApi;
