import { translateThreadMessage } from 'backend/endpoints/trips/translation';
import { apiOf, callTo } from 'shell/host';

interface Named {
  id: number;
  messageId: number;
}

/** Only the page of the conversation translates; every page of a member loads `thread-api.ts`. */
const translationApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    translateThreadMessage: build.mutation(callTo(translateThreadMessage, (params: Named) => ({ params }))),
  }),
});

export const { useTranslateThreadMessageMutation } = translationApi;
