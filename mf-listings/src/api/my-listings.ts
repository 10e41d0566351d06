import { myListing, type ListingType } from 'backend/contract/listings';
import type { Match } from 'backend/contract/trips';
import type { ListingChange, NewListing, Repost } from 'backend/contract/listings/posting';
import { answerFlightCheck } from 'backend/endpoints/listings/checks';
import type { FlightCheckAnswer } from 'backend/contract/listings/checks';
import { done } from 'backend/contract/platform';
import {
  changeListing,
  closeListing,
  deleteListing,
  listMyListings,
  reopenListing,
  repostListing,
} from 'backend/endpoints/listings/my-listings';
import { createListing } from 'backend/endpoints/listings/posting';
import { apiOf, callTo, onSuccess } from 'shell/host';

const withId = (id: number) => ({ params: { id } });

/** A member's own listings. The pages that use them have forms, so zod is loaded anyway. */
const myListingsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    myListings: build.query({
      ...callTo(listMyListings, (type: ListingType) => ({ query: { type } })),
      responseSchema: myListing.array(),
      providesTags: ['MyListing'],
    }),
    createListing: build.mutation({
      ...callTo(createListing, (body: NewListing) => ({ body })),
      responseSchema: myListing,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    changeListing: build.mutation({
      ...callTo(changeListing, ({ id, ...body }: ListingChange & { id: number }) => ({
        params: { id },
        body,
      })),
      responseSchema: myListing,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    repostListing: build.mutation({
      ...callTo(repostListing, ({ id, ...body }: Repost & { id: number }) => ({ params: { id }, body })),
      responseSchema: myListing,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    closeListing: build.mutation({
      ...callTo(closeListing, withId),
      responseSchema: myListing,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    reopenListing: build.mutation({
      ...callTo(reopenListing, withId),
      responseSchema: myListing,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    answerFlightCheck: build.mutation({
      ...callTo(answerFlightCheck, ({ id, ...body }: FlightCheckAnswer & { id: number }) => ({
        params: { id },
        body,
      })),
      responseSchema: myListing,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    /** With whom the owner travels: deleting a listing cancels its trips. */
    comingTrips: build.query<Match[], void>({
      query: () => '/api/matches?when=coming',
      providesTags: ['Match'],
    }),
    deleteListing: build.mutation({
      ...callTo(deleteListing, withId),
      responseSchema: done,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
  }),
});

export const {
  useMyListingsQuery,
  useCreateListingMutation,
  useChangeListingMutation,
  useRepostListingMutation,
  useCloseListingMutation,
  useReopenListingMutation,
  useAnswerFlightCheckMutation,
  useComingTripsQuery,
  useDeleteListingMutation,
} = myListingsApi;
