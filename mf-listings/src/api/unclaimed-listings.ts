import { claimListing, disownListing, listUnclaimedListings } from 'backend/endpoints/listings/claiming';
import { apiOf, callTo, onSuccess } from 'shell/host';

/** Listings that guests posted with this member's email address. */
const unclaimedListingsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    unclaimedListings: build.query({
      ...callTo(listUnclaimedListings),
      providesTags: ['MyListing'],
    }),
    confirmListing: build.mutation({
      ...callTo(claimListing, (id: number) => ({ params: { id } })),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    disownListing: build.mutation({
      ...callTo(disownListing, (id: number) => ({ params: { id } })),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
  }),
});

export const { useUnclaimedListingsQuery, useConfirmListingMutation, useDisownListingMutation } =
  unclaimedListingsApi;
