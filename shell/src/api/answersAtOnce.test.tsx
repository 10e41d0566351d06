import { afterEach, describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Provider } from 'react-redux';
import { z } from 'zod';
import { rememberQueries, withAnswersAtOnce, type Api } from './answersAtOnce';
import { request } from './request';
import { boot } from '../base/boot';
import { fakeNetwork } from '../testing/network';

const createApi = buildCreateApi(coreModule(), reactHooksModule({ unstable__sideEffectsInRender: true }));
const api = createApi({
  baseQuery: withAnswersAtOnce(request, (): Api => api),
  endpoints: (build) =>
    rememberQueries({
      trip: build.query<{ to: string }, number>({
        query: (id) => `/api/trips/${id}`,
        responseSchema: z.object({ to: z.string() }),
        onQueryStarted: (id, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) =>
              void dispatch(api.util.upsertQueryEntries([{ endpointName: 'twin', arg: id, value: data }])),
            () => undefined,
          ),
      }),
      twin: build.query<{ to: string }, number>({ query: (id) => `/api/twins/${id}` }),
      list: build.infiniteQuery<{ names: string; next: string | null }, void, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
        query: ({ pageParam }) => ({ url: '/api/trips', params: { limit: 2, cursor: pageParam } }),
        transformResponse: (names: string[], meta) => ({
          names: names.join(' and '),
          next: meta?.link ?? null,
        }),
      }),
    }),
});

function Trip({ skip = false }) {
  const { data, status } = api.useTripQuery(7, { skip });
  return `${status}: ${data?.to}`;
}

function List() {
  const { data, hasNextPage } = api.useListInfiniteQuery();
  return `${data?.pages[0]?.names}, ${hasNextPage ? 'more' : 'all'}`;
}

const newStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
const firstPass = (page: ReactNode, store = newStore()) =>
  renderToStaticMarkup(<Provider store={store}>{page}</Provider>);
const afterwards = () => new Promise((resolve) => setTimeout(resolve));
const answer = (url: string, body: unknown, more: { status?: number; link?: string } = {}) => {
  boot.answers[url] = { status: 200, body, ...more };
};

afterEach(() => {
  boot.answers = {};
});

describe('a page with its responses', () => {
  it('shows an answer in the first pass', () => {
    answer('/api/trips/7', { to: 'Delhi' });
    expect(firstPass(<Trip />)).toBe('fulfilled: Delhi');
  });

  it('shows the first page of a list, and whether there are more', () => {
    answer('/api/trips?limit=2', ['Delhi', 'Lagos'], { link: 'next' });
    expect(firstPass(<List />)).toBe('Delhi and Lagos, more');
    answer('/api/trips?limit=2', ['Delhi']);
    expect(firstPass(<List />)).toBe('Delhi, all');
  });

  it('has a list once, also when its query has ended', async () => {
    answer('/api/trips?limit=2', ['Delhi', 'Lagos']);
    const store = newStore();
    firstPass(<List />, store);
    const list = () => api.endpoints.list.select()(store.getState());
    const atOnce = list().data;
    expect(atOnce?.pages).toHaveLength(1);
    await afterwards();
    expect(list()).toMatchObject({ status: 'fulfilled', data: atOnce });
  });

  it('goes on as the query does after its answer', async () => {
    answer('/api/trips/7', { to: 'Delhi' });
    const store = newStore();
    firstPass(<Trip />, store);
    await afterwards();
    expect(api.endpoints.twin.select(7)(store.getState()).data).toEqual({ to: 'Delhi' });
  });

  it.each([
    ['an answer that is not there', () => undefined],
    ['a refusal', () => answer('/api/trips/7', { message: 'There is no such trip' }, { status: 404 })],
    ['an answer against the contract', () => answer('/api/trips/7', { to: 7 })],
  ])('leaves %s to RTK Query', (_, prepare) => {
    fakeNetwork({ 'GET /api/trips/7': { to: 'Lagos' } });
    prepare();
    expect(firstPass(<Trip />)).toBe('pending: undefined');
  });

  it('asks for nothing that a page skips', () => {
    answer('/api/trips/7', { to: 'Delhi' });
    const store = newStore();
    expect(firstPass(<Trip skip />, store)).toBe('uninitialized: undefined');
    expect(api.endpoints.trip.select(7)(store.getState()).isUninitialized).toBe(true);
  });
});
