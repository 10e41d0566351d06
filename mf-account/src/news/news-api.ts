import type { NotificationList, UnseenNotifications } from 'backend/contract/account/news';
import { apiOf } from 'shell/host';

/** The live connection of the messages invalidates it when the list has changed. */
const newsTag = { type: 'Notification', id: 'news' } as const;

/** No schemas: every page of a member loads it with the bell. */
const newsApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    unseenNews: build.query<UnseenNotifications, void>({
      query: () => '/api/notifications/unseen',
      providesTags: [newsTag],
    }),
    news: build.infiniteQuery<NotificationList, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam: before }) => ({
        url: '/api/notifications/list',
        ...(before > 0 && { params: { before } }),
      }),
      providesTags: [newsTag],
    }),
    /** The other tabs and devices hear of it by the live connection. */
    markNewsSeen: build.mutation<UnseenNotifications, number>({
      query: (upTo) => ({ url: '/api/notifications/seen', method: 'POST', body: { upTo } }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data: { unseen } }) =>
            void dispatch(
              newsApi.util.updateQueryData('unseenNews', undefined, (count) => {
                count.unseen = unseen;
              }),
            ),
          () => undefined,
        ),
    }),
  }),
});

export const { useUnseenNewsQuery, useNewsInfiniteQuery, useMarkNewsSeenMutation } = newsApi;
