import { myListing, type MyListing } from 'backend/contract/listings';
import {
  byMailAnswer,
  published,
  type ByMail,
  type ListingChange,
  type NewHelpOffer,
  type NewHelpRequest,
  type NewListing,
  type Published,
} from 'backend/contract/listings/posting';
import { meAnswer } from 'backend/contract/account';
import type { z } from 'zod';
import { api, meIs } from 'shell/host';
import { onSuccess } from './api';

type ByMailAnswer = z.infer<typeof byMailAnswer>;
type MeAnswer = z.infer<typeof meAnswer>;

/** What only the forms need: it brings the contracts along, which no page of listings has to wait for. */
const postingApi = api.injectEndpoints({
  endpoints: (build) => ({
    createListing: build.mutation<MyListing, NewListing>({
      query: (body) => ({ url: '/api/listings', method: 'POST', body }),
      responseSchema: myListing,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    changeListing: build.mutation<MyListing, ListingChange & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/api/listings/${id}`, method: 'PATCH', body }),
      responseSchema: myListing,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
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
      // A wrong code is told by whoever asked; only a login changes who is here.
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(meIs(data.user)),
          () => undefined,
        ),
    }),
    resendClaimCode: build.mutation<unknown, { userId: string }>({
      query: (body) => ({ url: '/api/auth/resend-code', method: 'POST', body }),
    }),
    actByMail: build.mutation<ByMailAnswer, ByMail>({
      query: (body) => ({ url: '/api/listings/by-mail', method: 'POST', body }),
      responseSchema: byMailAnswer,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
  }),
});

export const {
  useCreateListingMutation,
  useChangeListingMutation,
  useRequestHelpMutation,
  useOfferHelpMutation,
  useClaimListingMutation,
  useResendClaimCodeMutation,
  useActByMailMutation,
} = postingApi;
