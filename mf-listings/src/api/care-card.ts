import { savedCareCard, type CareCard, type SavedCareCard } from 'backend/contract/listings/matches';
import { apiOf, onSuccess } from 'shell/host';

/** Not in `trips.ts`: the form has zod, which the page of a trip does not load. */
const careCardApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    saveCareCard: build.mutation<SavedCareCard, CareCard & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/api/matches/${id}/care-card`, method: 'PUT', body }),
      responseSchema: savedCareCard,
      invalidatesTags: onSuccess('CareCard', 'Match'),
    }),
  }),
});

export const { useSaveCareCardMutation } = careCardApi;
