import type { Unread } from 'backend/contract/messaging';
import { translateMessage } from 'backend/endpoints/messaging/translation';
import { apiOf, callTo } from 'shell/host';
import { messagesApi } from '../api';
import { markReadByUser, runningQueriesSettled, setUnreadCount } from '../cache/messageCache';

const conversationApi = apiOf('messaging').injectEndpoints({
  endpoints: (build) => ({
    markRead: build.mutation<Unread, { otherId: number; upTo: number }>({
      query: ({ otherId, upTo }) => ({
        url: `/api/messages/${otherId}/read`,
        method: 'POST',
        body: { upTo },
      }),
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
    confirmRules: build.mutation<unknown, number>({
      query: (otherId) => ({ url: `/api/messages/${otherId}/rules`, method: 'POST' }),
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
