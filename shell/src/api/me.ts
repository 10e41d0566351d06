import type { Me } from 'backend/contract/account';
import { api } from './api';

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<Me | null, void>({
      // Not an error: every component that uses it would retry the call.
      async queryFn(_, _api, _options, fetchMe) {
        const { data, error } = await fetchMe('/api/auth/me');
        if (!error) return { data: data as Me };
        return error.status === 401 ? { data: null } : { error };
      },
      providesTags: ['Me'],
    }),
  }),
});

export const { useMeQuery, useLazyMeQuery } = meApi;

export const meIs = (value: Me | null) =>
  meApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value }]);

export const meAgain = () => meApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false });

/** Null while loading, and for visitors who are not logged in. */
export function useMe(): { me: Me | null; isLoading: boolean } {
  const { data = null, isLoading, isUninitialized } = useMeQuery();
  return { me: data, isLoading: isLoading || isUninitialized };
}
