import type { AlertChange, AlertConfirmation, AlertStop, NewAlert } from 'backend/contract/listings/alerts';
import {
  changeAlert,
  confirmAlert,
  createAlert,
  deleteAlert,
  listAlerts,
  stopAlertByMail,
} from 'backend/endpoints/listings/alerts';
import { apiOf, callTo, onSuccess } from 'shell/host';

/** Mails when a match is found. The pages of a search do not load zod, so no response is checked here. */
const alertsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    alerts: build.query({ ...callTo(listAlerts), providesTags: ['Alert'] }),
    createAlert: build.mutation({
      ...callTo(createAlert, (body: NewAlert) => ({ body })),
      invalidatesTags: onSuccess('Alert'),
    }),
    confirmAlert: build.mutation({
      ...callTo(confirmAlert, (body: AlertConfirmation) => ({ body })),
      invalidatesTags: onSuccess('Alert'),
    }),
    changeAlert: build.mutation({
      ...callTo(changeAlert, ({ id, ...body }: AlertChange & { id: number }) => ({ params: { id }, body })),
      invalidatesTags: onSuccess('Alert'),
    }),
    deleteAlert: build.mutation({
      ...callTo(deleteAlert, (id: number) => ({ params: { id } })),
      invalidatesTags: onSuccess('Alert'),
    }),
    stopAlertByMail: build.mutation({
      ...callTo(stopAlertByMail, (body: AlertStop) => ({ body })),
      invalidatesTags: onSuccess('Alert'),
    }),
  }),
});

export const {
  useAlertsQuery,
  useCreateAlertMutation,
  useConfirmAlertMutation,
  useChangeAlertMutation,
  useDeleteAlertMutation,
  useStopAlertByMailMutation,
} = alertsApi;
