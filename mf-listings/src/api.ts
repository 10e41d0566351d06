import type {
  Airport,
  Contact,
  Listing,
  ListingFilter,
  ListingType,
  MyListing,
  NearbyListing,
  NearbySearch,
} from 'backend/contract/listings';
import type { Repost } from 'backend/contract/listings/posting';
import type { NewTestimonial, Testimonial } from 'backend/contract/listings/testimonials';
import { api } from 'shell/host';
import { remember } from './listing-cache';

/** One page of results, and where the next one is. */
export interface ListingPage {
  listings: Listing[];
  next: string | null;
}

/** How many cards the search page shows at a time. */
export const pageSize = 9;

type PagedSearch = ListingFilter & { limit: number };

/** RTK Query invalidates after a refusal too, when nothing has changed and asking again is for nothing. */
export const onSuccess =
  <Tag extends string>(...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error ? [] : tags;

/** `</api/listings?…&cursor=abc>; rel="next"` */
const nextCursor = (link: string | null | undefined) =>
  link ? new URL(/<([^<>]+)>/.exec(link)?.[1] ?? '', location.origin).searchParams.get('cursor') : null;

const listingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    airports: build.query<Airport[], string>({
      query: (version) => `/api/airports?v=${version}`,
      onQueryStarted: async (_version, { queryFulfilled }) => {
        await queryFulfilled.catch(({ error }) => console.error('The airports could not be loaded', error));
      },
    }),
    searchListings: build.infiniteQuery<ListingPage, PagedSearch, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { from, to, date, endDate, type, flight, limit }, pageParam: cursor }) => ({
        url: '/api/listings',
        params: { from, to, date, endDate, flight, type, limit, cursor },
      }),
      transformResponse: (listings: Listing[], meta) => ({ listings, next: nextCursor(meta?.link) }),
      providesTags: ['Listing'],
      onQueryStarted: remember(({ pages }) => pages.flatMap(({ listings }) => listings)),
    }),
    nearbyListings: build.query<NearbyListing[], NearbySearch>({
      query: ({ from, to, date, endDate, type }) => ({
        url: '/api/listings/nearby',
        params: { from, to, date, endDate, type },
      }),
      providesTags: ['Listing'],
      onQueryStarted: remember((listings) => listings),
    }),
    newestListings: build.query<Listing[], ListingType>({
      query: (type) => ({ url: '/api/listings', params: { type, sort: 'newest', limit: 2 } }),
      providesTags: ['Listing'],
      onQueryStarted: remember((listings) => listings),
    }),
    myListings: build.query<MyListing[], ListingType>({
      query: (type) => ({ url: '/api/my-listings', params: { type } }),
      providesTags: ['MyListing'],
    }),
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
    connect: build.mutation<Contact, number>({
      query: (id) => ({ url: `/api/listings/${id}/connect`, method: 'POST' }),
    }),
    closeListing: build.mutation<MyListing, number>({
      query: (id) => ({ url: `/api/listings/${id}/close`, method: 'POST' }),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    reopenListing: build.mutation<MyListing, number>({
      query: (id) => ({ url: `/api/listings/${id}/reopen`, method: 'POST' }),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    deleteListing: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/listings/${id}`, method: 'DELETE' }),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    repostListing: build.mutation<MyListing, Repost & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/api/listings/${id}/repost`, method: 'POST', body }),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    testimonials: build.query<Testimonial[], void>({
      query: () => '/api/testimonials?limit=6',
      providesTags: ['Testimonial'],
    }),
    testimonialsOf: build.query<Testimonial[], number>({
      query: (userId) => `/api/testimonials/user/${userId}`,
      providesTags: ['Testimonial'],
    }),
    createTestimonial: build.mutation<Testimonial, NewTestimonial>({
      query: (body) => ({ url: '/api/testimonials', method: 'POST', body }),
      invalidatesTags: onSuccess('Testimonial', 'Listing'),
    }),
  }),
});

export const {
  useAirportsQuery,
  useSearchListingsInfiniteQuery,
  useNearbyListingsQuery,
  useNewestListingsQuery,
  useMyListingsQuery,
  useUnclaimedListingsQuery,
  useConfirmListingMutation,
  useDisownListingMutation,
  useConnectMutation,
  useCloseListingMutation,
  useReopenListingMutation,
  useDeleteListingMutation,
  useRepostListingMutation,
  useTestimonialsQuery,
  useTestimonialsOfQuery,
  useCreateTestimonialMutation,
} = listingsApi;
