import { apiOf, meAgain } from 'shell/host';
import { useHydrated } from 'shared-ui';
import { applyEvent } from './applyEvent';
import { LiveConnection } from './LiveConnection';

type TripPart = 'threads' | 'day';

const liveApi = apiOf('messaging').injectEndpoints({
  endpoints: (build) => ({
    /** Holds no data: its cache entry is the lifetime of the connection, shared by all components of the tab. */
    live: build.query<null, number>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(userId, { dispatch, cacheEntryRemoved }) {
        let queue = Promise.resolve();
        // The bell, its list and the trips are of other remotes.
        const newsChanged = () =>
          void dispatch(liveApi.util.invalidateTags([{ type: 'Notification', id: 'news' }]));
        const tripChanged = (...parts: TripPart[]) =>
          void dispatch(liveApi.util.invalidateTags(parts.map((id) => ({ type: 'Match', id }))));
        const connection = new LiveConnection({
          userId,
          onEvent: (event) => {
            // Something may have happened since the page was written.
            if (event.kind === 'ready' || event.kind === 'reset') {
              newsChanged();
              tripChanged('threads', 'day');
            }
            queue = queue.then(() => applyEvent(dispatch, event));
          },
          // A tab of the last release repeats the number of the trip only: then it is about its conversation.
          onTrip: ({ about }) => tripChanged(about === 'day' ? 'day' : 'threads'),
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
