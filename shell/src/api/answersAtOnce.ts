import type { UnknownAction } from '@reduxjs/toolkit';
import { skipToken, type Module } from '@reduxjs/toolkit/query/react';
import { useStore, type ReactReduxContextValue } from 'react-redux';
import type { Call } from '../base/callTo';
import { preloadedAnswer, type Meta } from './request';

type Store = ReactReduxContextValue['store'];

interface Options {
  skip?: boolean;
  selectFromResult?: unknown;
}

type Hook = (arg: unknown, options?: Options) => object;

interface Endpoint {
  select: (arg: unknown) => (state: unknown) => { isSuccess: boolean; isUninitialized: boolean };
  useQuery?: Hook;
  useQueryState?: Hook;
  useInfiniteQuery?: Hook;
  useInfiniteQueryState?: Hook;
}

interface Query {
  query?: (asked: unknown) => string | Call;
  infiniteQueryOptions?: { initialPageParam: unknown };
  responseSchema?: { '~standard': { validate: (value: unknown) => object } };
  transformResponse?: (body: unknown, meta: Meta, asked: unknown) => unknown;
  onQueryStarted?: (arg: unknown, lifecycle: object) => Promise<void> | void;
}

interface Api {
  endpoints: Record<string, Endpoint>;
  util: {
    upsertQueryEntries: (entries: object[]) => UnknownAction;
    updateQueryData: (endpointName: string, arg: unknown, change: object) => UnknownAction;
  };
  [hook: `use${string}`]: Hook;
}

/** What queries still do with the answers that they found: it may add to the cache. */
export const begunByQueries = new Set<Promise<unknown>>();

/**
 * For the server, which has a page's answers before it renders. Each is in the cache as soon as a component asks for it,
 * so that one pass shows all. What is not there, or is an error, goes the usual way.
 */
export const answersAtOnce = {
  name: 'answersAtOnce',
  init: (api: Api) => ({
    injectEndpoint(endpointName: string, definition: Query) {
      const endpoint = api.endpoints[endpointName]!;
      const name = endpointName.replace(/^./, (letter) => letter.toUpperCase());
      const isThere = (store: Store, arg: unknown) => {
        const getCacheEntry = () => endpoint.select(arg)(store.getState());
        const { isSuccess, isUninitialized } = getCacheEntry();
        const answer = isUninitialized ? answerOf(definition, arg) : undefined;
        if (!answer) return isSuccess;
        const updateCachedData = (change: object) =>
          store.dispatch(api.util.updateQueryData(endpointName, arg, change));
        const queryFulfilled = Promise.resolve(answer);
        const lifecycle = { ...store, getCacheEntry, updateCachedData, queryFulfilled };
        begunByQueries.add(Promise.resolve(definition.onQueryStarted?.(arg, lifecycle)));
        store.dispatch(api.util.upsertQueryEntries([{ endpointName, arg, value: answer.data }]));
        return true;
      };
      const readingAtOnce =
        (ask: Hook, read: Hook): Hook =>
        (arg, { skip = false, ...options } = {}) => {
          const store = useStore();
          if (skip || arg === skipToken || !isThere(store, arg)) return ask(arg, { skip, ...options });
          return { ...read(arg, options), ...onlyInBrowsers };
        };
      const { useQuery, useQueryState, useInfiniteQuery, useInfiniteQueryState } = endpoint;
      if (useQuery && useQueryState)
        api[`use${name}Query`] = endpoint.useQuery = readingAtOnce(useQuery, useQueryState);
      if (useInfiniteQuery && useInfiniteQueryState)
        api[`use${name}InfiniteQuery`] = endpoint.useInfiniteQuery = readingAtOnce(
          useInfiniteQuery,
          useInfiniteQueryState,
        );
    },
  }),
} as unknown as Module<never>;

const notNow = () => undefined;
const onlyInBrowsers = { refetch: notNow, fetchNextPage: notNow, fetchPreviousPage: notNow };

/** As RTK Query makes it of a response: the parsed text, checked if there is a schema, in a page of an infinite query. */
function answerOf(definition: Query, arg: unknown): { data: unknown } | undefined {
  const { query, infiniteQueryOptions: paged, responseSchema, transformResponse } = definition;
  if (!query) return undefined;
  const asked = paged ? { queryArg: arg, pageParam: paged.initialPageParam } : arg;
  const found = preloadedAnswer(query(asked));
  if (!found) return undefined;
  const shown = transformResponse ? transformResponse(found.data, found.meta, asked) : found.data;
  const checked: { value?: unknown } = responseSchema?.['~standard'].validate(shown) ?? { value: shown };
  if (!('value' in checked)) return undefined;
  const { value } = checked;
  return { data: paged ? { pages: [value], pageParams: [paged.initialPageParam] } : value };
}
