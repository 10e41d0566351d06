import type { Me } from 'backend/contract/account';
import { api } from './api';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<Me, void>({ query: () => '/api/auth/me', providesTags: ['Me'] }),
  }),
});

export const { useMeQuery } = accountApi;

/** Somebody whose session has ended is nobody, whatever the cache still remembers. */
export function useMe(): { me: Me | null; isLoading: boolean } {
  const { data, isError, isLoading, isUninitialized } = useMeQuery();
  return { me: isError ? null : (data ?? null), isLoading: isLoading || isUninitialized };
}
