import { getArrivalContacts, saveArrivalContacts } from 'backend/endpoints/trips/family';
import { apiOf, callTo } from 'shell/host';

const arrivalContactsApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    arrivalContacts: build.query(callTo(getArrivalContacts, (id: number) => ({ params: { id } }))),
    saveArrivalContacts: build.mutation({
      ...callTo(saveArrivalContacts, ({ id, contacts }: { id: number; contacts: string[] }) => ({
        params: { id },
        body: { contacts },
      })),
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
