import type { Listing } from 'backend/contract/listings';
import { api } from 'shell/host';

const listingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listing: build.query<Listing, number>({
      query: (id) => `/api/listings/id/${id}`,
      providesTags: ['Listing'],
    }),
  }),
});

export const { useListingQuery } = listingApi;

interface Asked<Found> {
  dispatch: (action: { type: string }) => unknown;
  queryFulfilled: Promise<{ data: Found }>;
}

/** What a list has brought need not be asked for again when somebody opens it. */
export const remember =
  <Found>(listingsOf: (found: Found) => Listing[]) =>
  async (_: unknown, { dispatch, queryFulfilled }: Asked<Found>) => {
    const entry = (value: Listing) => ({ endpointName: 'listing' as const, arg: value.id, value });
    await queryFulfilled.then(
      ({ data }) => void dispatch(listingApi.util.upsertQueryEntries(listingsOf(data).map(entry))),
      // The list itself says that it did not come.
      () => undefined,
    );
  };
