import type { Listing, MyListing } from 'backend/contract/listings';
import { apiOf, onSuccess } from 'shell/host';

/** Listings that guests posted with this member's email address. */
const unclaimedListingsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    unclaimedListings: build.query<Listing[], void>({
      query: () => '/api/my-listings/unclaimed',
      providesTags: ['MyListing'],
    }),
    confirmListing: build.mutation<MyListing, number>({
      query: (id) => ({ url: `/api/listings/${id}/claim`, method: 'POST' }),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    disownListing: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/listings/${id}/disown`, method: 'POST' }),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
  }),
});

export const { useUnclaimedListingsQuery, useConfirmListingMutation, useDisownListingMutation } =
  unclaimedListingsApi;
