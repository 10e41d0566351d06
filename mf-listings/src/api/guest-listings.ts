import { meAnswer } from 'backend/contract/account';
import {
  byMailAnswer,
  published,
  type ByMail,
  type ByMailAnswer,
  type NewHelpOffer,
  type NewHelpRequest,
  type Published,
} from 'backend/contract/listings/posting';
import { done } from 'backend/contract/platform';
import { resendLoginCode, verifyCode } from 'backend/endpoints/account/login';
import { apiOf, callTo, meIs, onSuccess } from 'shell/host';

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
    claimListing: build.mutation({
      ...callTo(verifyCode, (body: { code: string; userId: string }) => ({ body })),
      responseSchema: meAnswer,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(meIs(data.user)),
          // The form shows why the code was refused.
          () => undefined,
        ),
    }),
    resendClaimCode: build.mutation({
      ...callTo(resendLoginCode, (body: { userId: string }) => ({ body })),
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
