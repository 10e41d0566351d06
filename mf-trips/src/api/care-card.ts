import { savedCareCard, type CareCard, type MatchDetails } from 'backend/contract/trips';
import { saveCareCard } from 'backend/endpoints/trips/care-card';
import { apiOf, callTo } from 'shell/host';
import { careCardIs, hasCareCard, readTrip } from './trips';

/** Not in `trips.ts`: the form has zod, which the page of a trip does not load. */
const careCardApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    /** The family's matches with their other companions. The print has what can be read. */
    companionTrips: build.query<MatchDetails[], number[]>({
      async queryFn(ids, _api, _options, read) {
        const answers = await Promise.all(ids.map(async (id) => read(readTrip.query(id))));
        return { data: answers.flatMap(({ data }) => (data ? [data as MatchDetails] : [])) };
      },
      providesTags: ['Match'],
    }),
    saveCareCard: build.mutation({
      ...callTo(saveCareCard, ({ id, ...body }: CareCard & { id: number }) => ({ params: { id }, body })),
      responseSchema: savedCareCard,
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(
          ({ data }) => {
            dispatch(careCardIs(id, data));
            dispatch(hasCareCard(id));
          },
          // The form says why.
          () => undefined,
        );
      },
    }),
  }),
});

export const { useCompanionTripsQuery, useSaveCareCardMutation } = careCardApi;
