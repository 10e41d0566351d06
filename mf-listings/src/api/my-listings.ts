import { myListing, type ListingType, type MyListing } from 'backend/contract/listings';
import type { Match } from 'backend/contract/trips';
import type { ListingChange, NewListing, Repost } from 'backend/contract/listings/posting';
import { answerFlightCheck } from 'backend/endpoints/listings/checks';
import type { FlightCheckAnswer } from 'backend/contract/listings/checks';
import { done, type Done } from 'backend/contract/platform';
import { apiOf, callTo, onSuccess } from 'shell/host';

/** A member's own listings. The pages that use them have forms, so zod is loaded anyway. */
const myListingsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    myListings: build.query<MyListing[], ListingType>({
      query: (type) => ({ url: '/api/my-listings', params: { type } }),
      responseSchema: myListing.array(),
      providesTags: ['MyListing'],
    }),
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
    repostListing: build.mutation<MyListing, Repost & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/api/listings/${id}/repost`, method: 'POST', body }),
      responseSchema: myListing,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    closeListing: build.mutation<MyListing, number>({
      query: (id) => ({ url: `/api/listings/${id}/close`, method: 'POST' }),
      responseSchema: myListing,
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    reopenListing: build.mutation<MyListing, number>({
      query: (id) => ({ url: `/api/listings/${id}/reopen`, method: 'POST' }),
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
    deleteListing: build.mutation<Done, number>({
      query: (id) => ({ url: `/api/listings/${id}`, method: 'DELETE' }),
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
