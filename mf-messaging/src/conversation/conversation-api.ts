import { confirmRules, markRead } from 'backend/endpoints/messaging';
import { translateMessage } from 'backend/endpoints/messaging/translation';
import { apiOf, callTo } from 'shell/host';
import { messagesApi } from '../api';
import { markReadByUser, runningQueriesSettled, setUnreadCount } from '../cache/messageCache';

const conversationApi = apiOf('messaging').injectEndpoints({
  endpoints: (build) => ({
    markRead: build.mutation({
      ...callTo(markRead, ({ otherId: otherUserId, upTo }: { otherId: number; upTo: number }) => ({
        params: { otherUserId },
        body: { upTo },
      })),
      onQueryStarted: ({ otherId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          async ({ data }) => {
            await runningQueriesSettled(dispatch);
            markReadByUser(dispatch, otherId);
            setUnreadCount(dispatch, data.conversations);
          },
          // `useMarkRead` tries again when the page is next visible.
          () => undefined,
        ),
    }),
    translateMessage: build.mutation(callTo(translateMessage, (id: number) => ({ params: { id } }))),
    confirmRules: build.mutation({
      ...callTo(confirmRules, (otherUserId: number) => ({ params: { otherUserId } })),
      onQueryStarted: (otherId, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () =>
            void dispatch(
              messagesApi.util.updateQueryData('conversation', otherId, ({ pages: [newest] }) => {
                if (newest) newest.rulesConfirmed = true;
              }),
            ),
          // `MeetingRules` shows the error.
          () => undefined,
        ),
    }),
  }),
});

export const { useMarkReadMutation, useConfirmRulesMutation, useTranslateMessageMutation } = conversationApi;
