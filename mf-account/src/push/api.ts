import {
  pushKey,
  pushSubscription,
  pushSubscriptions,
  type NewPushSubscription,
} from 'backend/contract/account/push';
import {
  getPushKey,
  listPushSubscriptions,
  removePushSubscription,
  savePushSubscription,
} from 'backend/endpoints/account/push';
import { done } from 'backend/contract/platform';
import { apiOf, callTo, onSuccess } from 'shell/host';

const pushApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    pushKey: build.query({ ...callTo(getPushKey), responseSchema: pushKey }),
    /** A device leaves with its session. */
    pushDevices: build.query({
      ...callTo(listPushSubscriptions),
      responseSchema: pushSubscriptions,
      providesTags: ['Notification', 'Session'],
    }),
    savePushDevice: build.mutation({
      ...callTo(savePushSubscription, (body: NewPushSubscription) => ({ body })),
      responseSchema: pushSubscription,
      invalidatesTags: onSuccess('Notification'),
    }),
    removePushDevice: build.mutation({
      ...callTo(removePushSubscription, (id: number) => ({ params: { id } })),
      responseSchema: done,
      invalidatesTags: onSuccess('Notification'),
    }),
  }),
});

export const {
  usePushKeyQuery,
  usePushDevicesQuery,
  useSavePushDeviceMutation,
  useRemovePushDeviceMutation,
} = pushApi;
