import type { Airport, Listing, ListingType } from 'backend/contract/listings';
import type { FoundListing } from 'backend/contract/listings/fitting';
import type { NewRequest } from 'backend/contract/trips/requests';
import { listAirportsNamed } from 'backend/endpoints/listings/airports';
import { searchTrips } from 'backend/endpoints/listings/fitting';
import { getListing, listUserListings } from 'backend/endpoints/listings/reads';
import { searchListings } from 'backend/endpoints/listings/search';
import { listMyContactRequests, requestContact } from 'backend/endpoints/trips/requests';
import { apiOf, callTo, nextCursor } from 'shell/host';
import { queryOf, type SearchFilter } from '../listing/filterQuery';
import { outdatedBy } from './outdatedBy';

/** One page of results, and the cursor of the next one. */
export interface ListingPage {
  listings: FoundListing[];
  next: string | null;
}

/** `start` is the cursor that the first page begins at. A `plain` search is one that does not say who fits best. */
type PagedSearch = SearchFilter & { limit: number; start?: string; plain?: boolean };

interface QueryLifecycle<Data> {
  dispatch: (action: { type: string }) => unknown;
  queryFulfilled: Promise<{ data: Data }>;
}

/** Caches each listing of a list, so that opening its details needs no request. */
export const cacheEach =
  <Data>(listingsIn: (data: Data) => Listing[]) =>
  async (_: unknown, { dispatch, queryFulfilled }: QueryLifecycle<Data>): Promise<void> => {
    const entry = (value: Listing) => ({ endpointName: 'listing' as const, arg: value.id, value });
    await queryFulfilled.then(
      ({ data }) => void dispatch(listingsApi.util.upsertQueryEntries(listingsIn(data).map(entry))),
      // The list shows its own error.
      () => undefined,
    );
  };

/** What the lists and the details load. No schemas: these pages do not load zod (docs/decisions/checked-responses.md). */
const listingsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    airports: build.query<Airport[], string>({
      query: (version) => `/api/airports?v=${version}`,
      onQueryStarted: async (_version, { queryFulfilled }) => {
        await queryFulfilled.catch(({ error }) => console.error('The airports could not be loaded', error));
      },
    }),
    airportsNamed: build.query(callTo(listAirportsNamed, (name: string) => ({ params: { name } }))),
    listing: build.query({
      ...callTo(getListing, (id: number) => ({ params: { id } })),
      providesTags: ['Listing'],
    }),
    listingsBy: build.query({
      ...callTo(listUserListings, (userId: number) => ({ params: { userId } })),
      providesTags: ['Listing'],
      onQueryStarted: cacheEach((listings) => listings),
    }),
    searchListings: build.infiniteQuery<ListingPage, PagedSearch, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { limit, start, plain, ...filter }, pageParam }) => {
        const query = { ...queryOf(filter), limit, cursor: pageParam || start };
        if (!plain) return callTo(searchTrips, { query }).query();
        return callTo(searchListings, { query: { ...query, stops: filter.stops } }).query();
      },
      transformResponse: (listings: FoundListing[], meta) => ({ listings, next: nextCursor(meta?.link) }),
      providesTags: ['Listing'],
      onQueryStarted: cacheEach(({ pages }) => pages.flatMap(({ listings }) => listings)),
    }),
    newestListings: build.query({
      ...callTo(searchListings, (type: ListingType) => ({
        query: { type, sort: 'newest' as const, limit: 2 },
      })),
      providesTags: ['Listing'],
      onQueryStarted: cacheEach((listings) => listings),
    }),
    connect: build.mutation({
      ...callTo(requestContact, ({ id, ...request }: NewRequest & { id: number }) => ({
        params: { id },
        body: Object.keys(request).length > 0 ? request : undefined,
      })),
      invalidatesTags: (answer, error, { agreesToRules }) =>
        error ? outdatedBy(error) : agreesToRules ? ['Match', 'Me'] : ['Match'],
    }),
    /** The contacts that I asked for. */
    myRequests: build.query({
      ...callTo(listMyContactRequests),
      providesTags: ['Match'],
    }),
  }),
});

export const {
  useAirportsQuery,
  useAirportsNamedQuery,
  useListingQuery,
  useSearchListingsInfiniteQuery,
  useListingsByQuery,
  useNewestListingsQuery,
  useConnectMutation,
  useMyRequestsQuery,
} = listingsApi;
