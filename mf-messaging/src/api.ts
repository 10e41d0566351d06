import type { Conversation, ConversationPage } from 'backend/contract/messaging';
import { countUnread, getConversation, listConversations } from 'backend/endpoints/messaging';
import { apiOf, callTo, nextCursor } from 'shell/host';

export interface ListPage {
  conversations: Conversation[];
  next: string | null;
}

interface ListAsked {
  pageParam: string;
}

interface PageAsked {
  queryArg: number;
  pageParam: number;
}

/** Loaded with the badge on every page of a member: no schemas here, and no calls that only the messages page makes. */
export const messagesApi = apiOf('messaging').injectEndpoints({
  endpoints: (build) => ({
    unread: build.query({
      ...callTo(countUnread),
      providesTags: ['Message'],
    }),
    conversations: build.infiniteQuery<ListPage, void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: callTo(listConversations, ({ pageParam: cursor }: ListAsked) => ({
        query: { limit: 30, cursor },
      })).query,
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
      ...callTo(getConversation, ({ queryArg: otherUserId, pageParam: before }: PageAsked) => ({
        params: { otherUserId },
        query: before ? { limit: 100, before } : { limit: 50, peek: '1' as const },
      })),
      providesTags: (_pages, _error, otherId) => [{ type: 'Message', id: otherId }],
    }),
  }),
});

export const { useUnreadQuery, useConversationsInfiniteQuery, useConversationInfiniteQuery } = messagesApi;

/** For mutations whose progress is not shown: the component does not render again for it. */
export const withoutResult = { selectFromResult: () => ({}) };
