import type { ListingType } from 'backend/contract/listings';
import type { NewMatch } from 'backend/contract/trips/requests';
import { listMyListings } from 'backend/endpoints/listings/my-listings';
import { proposeMatch, readContact, withdrawContactRequest } from 'backend/endpoints/trips/requests';
import { apiOf, callTo, onSuccess } from 'shell/host';
import { outdatedBy } from './outdatedBy';

/** What a member asks of the owner of a listing. No schemas, as in `listings.ts`. */
const askingApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    /** One yes then shares the contact and agrees on the trip. */
    askToFly: build.mutation({
      ...callTo(proposeMatch, (body: NewMatch) => ({ body })),
      invalidatesTags: (answer, error) => (error ? outdatedBy(error) : ['Match', 'Me']),
    }),
    withdrawRequest: build.mutation({
      ...callTo(withdrawContactRequest, (id: number) => ({ params: { id } })),
      invalidatesTags: onSuccess('Match'),
    }),
    /** Of a listing whose owner shares it with me. */
    sharedContact: build.query({
      ...callTo(readContact, (id: number) => ({ params: { id } })),
      providesTags: ['Match'],
    }),
    /** My requests, one of which can say who flies, or my offers. */
    ownListings: build.query({
      ...callTo(listMyListings, (type: ListingType) => ({ query: { type } })),
      providesTags: ['MyListing'],
    }),
  }),
});

export const { useAskToFlyMutation, useWithdrawRequestMutation, useSharedContactQuery, useOwnListingsQuery } =
  askingApi;
