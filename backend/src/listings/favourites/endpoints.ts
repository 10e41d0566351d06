import { done, rowId } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { favouriteKind, favourites } from './contract.js';

const params = { kind: favouriteKind, id: rowId };

export const listFavourites = endpoint('listFavourites', 'GET', '/api/favourites', {
  summary: 'List the listings and people that you keep',
  limit: 'list.read',
  returns: favourites,
});

export const keepFavourite = endpoint('keepFavourite', 'PUT', '/api/favourites/:kind/:id', {
  summary: 'Keep a listing or a person',
  limit: 'favourite.change',
  params,
  returns: done,
});

export const removeFavourite = endpoint('removeFavourite', 'DELETE', '/api/favourites/:kind/:id', {
  summary: 'Keep a listing or a person no longer',
  limit: 'favourite.change',
  params,
  returns: done,
});
