import type { ArrivalContacts } from 'backend/contract/trips/family';
import { apiOf } from 'shell/host';

const arrivalContactsApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    arrivalContacts: build.query<ArrivalContacts, number>({
      query: (id) => `/api/matches/${id}/arrival-contacts`,
    }),
    saveArrivalContacts: build.mutation<ArrivalContacts, { id: number; contacts: string[] }>({
      query: ({ id, contacts }) => ({
        url: `/api/matches/${id}/arrival-contacts`,
        method: 'PUT',
        body: { contacts },
      }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              arrivalContactsApi.util.upsertQueryEntries([
                { endpointName: 'arrivalContacts', arg: id, value: data },
              ]),
            ),
          // The form says why.
          () => undefined,
        );
      },
    }),
  }),
});

export const { useArrivalContactsQuery, useSaveArrivalContactsMutation } = arrivalContactsApi;
