import { meAnswer } from 'backend/contract/account';
import {
  byMailAnswer,
  published,
  type ByMail,
  type NewHelpOffer,
  type NewHelpRequest,
} from 'backend/contract/listings/posting';
import { done } from 'backend/contract/platform';
import { resendLoginCode, verifyCode } from 'backend/endpoints/account/login';
import { actByMail, offerHelp, requestHelp } from 'backend/endpoints/listings/posting';
import { apiOf, callTo, meIs, onSuccess } from 'shell/host';

/** What works without a login: the two quick forms, claiming what they published, and the links in our mails. */
const guestListingsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    requestHelp: build.mutation({
      ...callTo(requestHelp, (body: NewHelpRequest) => ({ body })),
      responseSchema: published,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    offerHelp: build.mutation({
      ...callTo(offerHelp, (body: NewHelpOffer) => ({ body })),
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
    actByMail: build.mutation({
      ...callTo(actByMail, (body: ByMail) => ({ body })),
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
