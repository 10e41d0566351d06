import { createApi } from '@reduxjs/toolkit/query/react';
import { remembered } from './callers';
import { request } from './request';
import { tags } from './tags';

const aDay = 24 * 60 * 60;

export const api = createApi({
  baseQuery: request,
  tagTypes: tags,
  keepUnusedDataFor: aDay,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

const { injectEndpoints } = api;

// Who adds a call is who asks: no remote has to say its name.
api.injectEndpoints = (injection) =>
  injectEndpoints({ ...injection, endpoints: (build) => remembered(injection.endpoints(build)) });
