import { keepFavourite, listFavourites, removeFavourite } from 'backend/endpoints/listings/favourites';
import type { FavouriteKind } from 'backend/contract/listings/favourites';
import { apiOf, callTo } from 'shell/host';

export interface Favourite {
  kind: FavouriteKind;
  id: number;
}

/** A part of the listings: what reloads all of them, such as a block, reloads these too. */
const kept = { type: 'Listing', id: 'favourites' } as const;
const onSuccess = (_: unknown, error: unknown) => (error ? [] : [kept]);

const favouritesApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    favourites: build.query({ ...callTo(listFavourites), providesTags: [kept] }),
    keep: build.mutation({
      ...callTo(keepFavourite, (favourite: Favourite) => ({ params: favourite })),
      invalidatesTags: onSuccess,
    }),
    removeFavourite: build.mutation({
      ...callTo(removeFavourite, (favourite: Favourite) => ({ params: favourite })),
      invalidatesTags: onSuccess,
    }),
  }),
});

export const { useFavouritesQuery, useKeepMutation, useRemoveFavouriteMutation } = favouritesApi;
