import { translateDraft, translateMessages } from 'backend/endpoints/messaging/translation';
import type { DraftToTranslate } from 'backend/contract/messaging/translation';
import { apiOf, callTo } from 'shell/host';

const translationApi = apiOf('messaging').injectEndpoints({
  endpoints: (build) => ({
    translateMessages: build.mutation(
      callTo(translateMessages, ({ otherId, ids }: { otherId: number; ids: number[] }) => ({
        params: { otherUserId: otherId },
        body: { ids },
      })),
    ),
    translateDraft: build.mutation(
      callTo(translateDraft, ({ otherId, ...body }: DraftToTranslate & { otherId: number }) => ({
        params: { otherUserId: otherId },
        body,
      })),
    ),
  }),
});

export const { useTranslateDraftMutation, useTranslateMessagesMutation } = translationApi;
