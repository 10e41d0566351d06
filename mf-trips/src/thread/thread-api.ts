import type { NewThreadMessage, Thread } from 'backend/contract/trips/thread';
import { getThread, listThreads, markThreadRead, writeToThread } from 'backend/endpoints/trips/thread';
import { apiOf, callTo } from 'shell/host';

/** The live connection of the messages invalidates it when a conversation of a trip has changed. */
const threadsTag = { type: 'Match', id: 'threads' } as const;

interface Page {
  queryArg: number;
  pageParam: number;
}

/** No schemas, as in `api/trips.ts`: every page of a member counts what is unread. */
const threadApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    threads: build.query({
      ...callTo(listThreads),
      providesTags: [threadsTag],
    }),
    /** The first page has the newest messages, the next one those before. */
    thread: build.infiniteQuery<Thread, number, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ before }) => before ?? undefined,
      },
      ...callTo(getThread, ({ queryArg: id, pageParam: before }: Page) => ({
        params: { id },
        query: before ? { limit: 50, before } : { limit: 50 },
      })),
      providesTags: [threadsTag],
    }),
    writeToThread: build.mutation({
      ...callTo(writeToThread, ({ id, ...body }: NewThreadMessage & { id: number }) => ({
        params: { id },
        body,
      })),
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
    markThreadRead: build.mutation({
      ...callTo(markThreadRead, ({ id, upTo }: { id: number; upTo: number }) => ({
        params: { id },
        body: { upTo },
      })),
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
