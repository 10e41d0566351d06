import type { Me } from 'backend/contract/account';
import { api } from './api';

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<Me | null, void>({
      // Nobody is an answer too: as an error it would be asked for again by everyone who wants to know.
      async queryFn(_, _api, _options, ask) {
        const { data, error } = await ask('/api/auth/me');
        if (!error) return { data: data as Me };
        return error.status === 401 ? { data: null } : { error };
      },
      providesTags: ['Me'],
    }),
  }),
});

export const { useMeQuery, useLazyMeQuery } = meApi;

/** Puts into the cache who is here, without asking. */
export const meIs = (value: Me | null) =>
  meApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value }]);

/** Asks once more who is here; the whole page learns it. */
export const meAgain = () => meApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false });

/** Null while it is not known, and when the answer is nobody. */
export function useMe(): { me: Me | null; isLoading: boolean } {
  const { data = null, isLoading, isUninitialized } = useMeQuery();
  return { me: data, isLoading: isLoading || isUninitialized };
}
