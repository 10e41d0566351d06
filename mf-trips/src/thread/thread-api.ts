import type { Message } from 'backend/contract/messaging';
import type { Thread, ThreadSummary } from 'backend/contract/trips/thread';
import { apiOf } from 'shell/host';

/** The live connection of the messages invalidates it when a conversation of a trip has changed. */
const threadsTag = { type: 'Match', id: 'threads' } as const;

interface NewMessage {
  id: number;
  content: string;
  clientKey: string;
  writtenAt?: string;
}

/** No schemas, as in `api/trips.ts`: every page of a member counts what is unread. */
const threadApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    threads: build.query<ThreadSummary[], void>({
      query: () => '/api/threads',
      providesTags: [threadsTag],
    }),
    /** The first page has the newest messages, the next one those before. */
    thread: build.infiniteQuery<Thread, number, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ before }) => before ?? undefined,
      },
      query: ({ queryArg: id, pageParam: before }) => ({
        url: `/api/matches/${id}/thread`,
        params: before ? { limit: 50, before } : { limit: 50 },
      }),
      providesTags: [threadsTag],
    }),
    writeToThread: build.mutation<Message, NewMessage>({
      query: ({ id, ...body }) => ({ url: `/api/matches/${id}/thread`, method: 'POST', body }),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              threadApi.util.updateQueryData('thread', id, ({ pages: [newest] }) => {
                if (newest && !newest.messages.some((message) => message.id === data.id))
                  newest.messages.push(data);
              }),
            ),
          // The outbox shows why.
          () => undefined,
        ),
      invalidatesTags: (_response, error) => (error ? [] : [threadsTag]),
    }),
    markThreadRead: build.mutation<unknown, { id: number; upTo: number }>({
      query: ({ id, upTo }) => ({
        url: `/api/matches/${id}/thread/read`,
        method: 'POST',
        body: { upTo },
      }),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () =>
            void dispatch(
              threadApi.util.updateQueryData('threads', undefined, (threads) => {
                for (const thread of threads) if (thread.matchId === id) thread.unread = 0;
              }),
            ),
          // It is marked again when the page is next visible.
          () => undefined,
        ),
    }),
  }),
});

export const {
  useThreadsQuery,
  useThreadInfiniteQuery,
  useWriteToThreadMutation,
  useMarkThreadReadMutation,
} = threadApi;
