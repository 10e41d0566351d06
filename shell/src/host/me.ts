import type { Me } from 'backend/contract/account';
import { api } from './api';
import { isApiError } from './apiError';

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<Me | null, void>({ query: () => '/api/auth/me', providesTags: ['Me'] }),
  }),
});

export const { useMeQuery, useLazyMeQuery } = meApi;

/** Puts into the cache who is here, without asking. */
export const meIs = (value: Me | null) =>
  meApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value }]);

/** Somebody whose session has ended is nobody, whatever the cache still remembers. */
export function useMe(): { me: Me | null; isLoading: boolean } {
  const { data, error, isLoading, isUninitialized } = useMeQuery();
  const hasEnded = isApiError(error) && error.status === 401;
  return { me: hasEnded ? null : (data ?? null), isLoading: isLoading || isUninitialized };
}
