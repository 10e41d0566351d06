import type {
  Alert,
  AlertChange,
  AlertConfirmation,
  CreatedAlert,
  NewAlert,
  StoppedAlerts,
} from 'backend/contract/listings/alerts';
import type { Done } from 'backend/contract/platform';
import { apiOf, onSuccess } from 'shell/host';

/** Being told when somebody is found. The pages of a search do not load zod, so no response is checked here. */
const alertsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    alerts: build.query<Alert[], void>({ query: () => '/api/alerts', providesTags: ['Alert'] }),
    createAlert: build.mutation<CreatedAlert, NewAlert>({
      query: (body) => ({ url: '/api/alerts', method: 'POST', body }),
      invalidatesTags: onSuccess('Alert'),
    }),
    confirmAlert: build.mutation<Alert, AlertConfirmation>({
      query: (body) => ({ url: '/api/alerts/confirm', method: 'POST', body }),
      invalidatesTags: onSuccess('Alert'),
    }),
    changeAlert: build.mutation<Alert, AlertChange & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/api/alerts/${id}`, method: 'PATCH', body }),
      invalidatesTags: onSuccess('Alert'),
    }),
    deleteAlert: build.mutation<Done, number>({
      query: (id) => ({ url: `/api/alerts/${id}`, method: 'DELETE' }),
      invalidatesTags: onSuccess('Alert'),
    }),
    stopAlertByMail: build.mutation<StoppedAlerts, { token: string; all?: boolean }>({
      query: (body) => ({ url: '/api/alerts/stop', method: 'POST', body }),
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
