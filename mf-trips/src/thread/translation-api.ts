import type { DraftToTranslate } from 'backend/contract/messaging/translation';
import {
  translateThreadDraft,
  translateThreadMessage,
  translateThreadMessages,
} from 'backend/endpoints/trips/translation';
import { apiOf, callTo } from 'shell/host';

interface Named {
  id: number;
  messageId: number;
}

/** Only the page of the conversation translates; every page of a member loads `thread-api.ts`. */
const translationApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    translateThreadMessage: build.mutation(callTo(translateThreadMessage, (params: Named) => ({ params }))),
    translateThreadMessages: build.mutation(
      callTo(translateThreadMessages, ({ id, ids }: { id: number; ids: number[] }) => ({
        params: { id },
        body: { ids },
      })),
    ),
    translateThreadDraft: build.mutation(
      callTo(translateThreadDraft, ({ id, ...body }: DraftToTranslate & { id: number }) => ({
        params: { id },
        body,
      })),
    ),
  }),
});

export const {
  useTranslateThreadDraftMutation,
  useTranslateThreadMessageMutation,
  useTranslateThreadMessagesMutation,
} = translationApi;
