import type { Conversation, ConversationPage, Unread } from 'backend/contract/messaging';
import { api } from 'shell/host';

/** One page of the list, and where the next one is. */
export interface ListPage {
  conversations: Conversation[];
  next: string | null;
}

/** `</api/messages?…&cursor=abc>; rel="next"` */
const nextCursor = (link: string | null | undefined) =>
  link ? new URL(/<([^<>]+)>/.exec(link)?.[1] ?? '', location.origin).searchParams.get('cursor') : null;

/** What every page of a member needs to know, the badge's too: no schemas here, and nothing that only the page does. */
export const messagesApi = api.injectEndpoints({
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
    /** The newest page first: the next one is what was written before it. */
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
