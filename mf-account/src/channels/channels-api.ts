import {
  channelSettings,
  type ChannelSettings,
  type ChannelSettingsChange,
} from 'backend/contract/account/channels';
import { changeChannelSettings, readChannelSettings } from 'backend/endpoints/account/channels';
import { apiOf, callTo } from 'shell/host';

const channelsApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    channelSettings: build.query({
      ...callTo(readChannelSettings),
      responseSchema: channelSettings,
      providesTags: ['Notification'],
    }),
    changeChannelSettings: build.mutation({
      ...callTo(changeChannelSettings, (body: ChannelSettingsChange) => ({ body })),
      responseSchema: channelSettings,
      // Optimistic. It undoes only its own change, because several can be in flight.
      async onQueryStarted(change, { dispatch, queryFulfilled }): Promise<void> {
        const apply = (draft: ChannelSettings) => {
          for (const topic of Object.keys(change) as (keyof ChannelSettings)[])
            Object.assign(draft[topic], change[topic]);
        };
        const update = channelsApi.util.updateQueryData('channelSettings', undefined, apply);
        const { undo } = dispatch(update);
        await queryFulfilled.catch(undo);
      },
    }),
  }),
});

export const { useChannelSettingsQuery, useChangeChannelSettingsMutation } = channelsApi;
