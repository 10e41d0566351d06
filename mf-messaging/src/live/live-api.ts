import { meAgain } from 'shell/host';
import { messagesApi } from '../api';
import { apply } from './apply';
import { goLive } from './goLive';

const liveApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Not an answer but a line: open as long as anything of this tab shows messages of this person. */
    live: build.query<null, number>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(userId, { dispatch, cacheEntryRemoved }) {
        let turn = Promise.resolve();
        const end = goLive({
          userId,
          hear: (event) => {
            turn = turn.then(() => apply(dispatch, event));
          },
          check: async () => {
            const { data, isError } = await dispatch(meAgain());
            return isError || data?.id === userId;
          },
        });
        await cacheEntryRemoved;
        end();
      },
    }),
  }),
});

export const { useLiveQuery } = liveApi;
