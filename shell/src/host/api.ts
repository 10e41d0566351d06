import { createApi } from '@reduxjs/toolkit/query/react';
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
