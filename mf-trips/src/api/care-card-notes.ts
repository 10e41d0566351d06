import type { Translation } from 'backend/contract/platform/translation';
import type { CareCardNote } from 'backend/contract/trips';
import { apiOf } from 'shell/host';

/** No schemas, as in `trips.ts`. */
const notesApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    translateCareCardNote: build.mutation<Translation, { id: number; note: CareCardNote }>({
      query: ({ id, note }) => ({ url: `/api/matches/${id}/care-card/${note}/translation`, method: 'POST' }),
    }),
  }),
});

export const { useTranslateCareCardNoteMutation } = notesApi;
