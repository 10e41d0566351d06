import { createApi } from '@reduxjs/toolkit/query/react';
import { attributed } from './callers';
import { request } from './request';
import { tags } from './tags';

const aDay = 24 * 60 * 60;

const cache = createApi({
  baseQuery: request,
  tagTypes: tags,
  keepUnusedDataFor: aDay,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

/** The one API cache, for the code of one remote: its calls carry the remote's name and release. */
export const apiOf = (remote: string): typeof cache => apiFor(() => remote);

export const apiFor = (currentRemote: () => string | undefined): typeof cache => ({
  ...cache,
  injectEndpoints: (injection) =>
    cache.injectEndpoints({
      ...injection,
      endpoints: (build) => attributed(currentRemote(), injection.endpoints(build)),
    }),
});

export const api = apiOf('shell');
