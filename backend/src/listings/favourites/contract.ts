import { z } from 'zod';
import { publicUser } from '../../account/contract.js';
import { listing } from '../contract.js';

export const favouriteKind = z.enum(['listing', 'person']);
export type FavouriteKind = z.infer<typeof favouriteKind>;

/** GET /api/favourites: the latest kept first, without those that the member may not see now. */
export const favourites = z.object({ listings: z.array(listing), people: z.array(publicUser) });
export type Favourites = z.infer<typeof favourites>;

/** How many listings and people a member keeps at most, together. */
export const maxFavourites = 100;
