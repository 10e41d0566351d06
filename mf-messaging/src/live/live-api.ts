import { apiOf, meAgain } from 'shell/host';
import { useHydrated } from 'shared-ui';
import { applyEvent } from './applyEvent';
import { LiveConnection } from './LiveConnection';

const liveApi = apiOf('messaging').injectEndpoints({
  endpoints: (build) => ({
    /** Holds no data: its cache entry is the lifetime of the connection, shared by all components of the tab. */
    live: build.query<null, number>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(userId, { dispatch, cacheEntryRemoved }) {
        let queue = Promise.resolve();
        // The bell and its list are of another remote.
        const newsChanged = () =>
          void dispatch(liveApi.util.invalidateTags([{ type: 'Notification', id: 'news' }]));
        const connection = new LiveConnection({
          userId,
          onEvent: (event) => {
            // News may have come since the page was written.
            if (event.kind === 'ready' || event.kind === 'reset') newsChanged();
            queue = queue.then(() => applyEvent(dispatch, event));
          },
          onTrip: ({ about }) => {
            // A tab of the last release repeats the number of the trip only: then it is about its conversation.
            const id = about === 'day' ? 'day' : 'threads';
            dispatch(liveApi.util.invalidateTags([{ type: 'Match', id }]));
          },
          onNews: newsChanged,
          checkSession: async () => {
            const { data, isError } = await dispatch(meAgain());
            return isError || data?.id === userId;
          },
        });
        await cacheEntryRemoved;
        connection.close();
      },
    }),
  }),
});

const { useLiveQuery } = liveApi;

/** Keeps the connection open. It begins in the browser: an entry from the server's first view would have none. */
export const useLive = (userId: number) => useLiveQuery(userId, { skip: !useHydrated() });
