import type { Conversation, ConversationPage, Unread } from 'backend/contract/messaging';
import { apiOf, nextCursor } from 'shell/host';

export interface ListPage {
  conversations: Conversation[];
  next: string | null;
}

/** Loaded with the badge on every page of a member: no schemas here, and no calls that only the messages page makes. */
export const messagesApi = apiOf('messaging').injectEndpoints({
  endpoints: (build) => ({
    unread: build.query<Unread, void>({
      query: () => '/api/messages/unread',
      providesTags: ['Message'],
    }),
    conversations: build.infiniteQuery<ListPage, void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ pageParam: cursor }) => ({ url: '/api/messages', params: { limit: 30, cursor } }),
      transformResponse: (conversations: Conversation[], meta) => ({
        conversations,
        next: nextCursor(meta?.link),
      }),
      providesTags: ['Conversation'],
    }),
    /** The first page has the newest messages, the next one those before. */
    conversation: build.infiniteQuery<ConversationPage, number, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ before }) => before ?? undefined,
        refetchCachedPages: false,
      },
      query: ({ queryArg: otherId, pageParam: before }) => ({
        url: `/api/messages/${otherId}`,
        params: before ? { limit: 100, before } : { limit: 50, peek: 1 },
      }),
      providesTags: (_pages, _error, otherId) => [{ type: 'Message', id: otherId }],
    }),
  }),
});

export const { useUnreadQuery, useConversationsInfiniteQuery, useConversationInfiniteQuery } = messagesApi;

/** For mutations whose progress is not shown: the component does not render again for it. */
export const withoutResult = { selectFromResult: () => ({}) };
