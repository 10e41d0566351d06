import { meAnswer, type MeAnswer } from 'backend/contract/account';
import {
  byMailAnswer,
  published,
  type ByMail,
  type ByMailAnswer,
  type NewHelpOffer,
  type NewHelpRequest,
  type Published,
} from 'backend/contract/listings/posting';
import { done, type Done } from 'backend/contract/platform';
import { apiOf, meIs, onSuccess } from 'shell/host';

/** What works without a login: the two quick forms, claiming what they published, and the links in our mails. */
const guestListingsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    requestHelp: build.mutation<Published, NewHelpRequest>({
      query: (body) => ({ url: '/api/find-help/listings', method: 'POST', body }),
      responseSchema: published,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    offerHelp: build.mutation<Published, NewHelpOffer>({
      query: (body) => ({ url: '/api/offer-help/listings', method: 'POST', body }),
      responseSchema: published,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    claimListing: build.mutation<MeAnswer, { code: string; userId: string }>({
      query: (body) => ({ url: '/api/auth/verify', method: 'POST', body }),
      responseSchema: meAnswer,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(meIs(data.user)),
          // The form shows why the code was refused.
          () => undefined,
        ),
    }),
    resendClaimCode: build.mutation<Done, { userId: string }>({
      query: (body) => ({ url: '/api/auth/resend-code', method: 'POST', body }),
      responseSchema: done,
    }),
    actByMail: build.mutation<ByMailAnswer, ByMail>({
      query: (body) => ({ url: '/api/listings/by-mail', method: 'POST', body }),
      responseSchema: byMailAnswer,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
  }),
});

export const {
  useRequestHelpMutation,
  useOfferHelpMutation,
  useClaimListingMutation,
  useResendClaimCodeMutation,
  useActByMailMutation,
} = guestListingsApi;
