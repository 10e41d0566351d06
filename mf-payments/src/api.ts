import type {
  NewTip,
  PaymentIntent,
  PaymentRecord,
  PaymentsConfig,
  RecipientToTip,
  RecordedTip,
} from 'backend/contract/payments';
import { apiOf, onSuccess } from 'shell/host';

/** No schemas: no page of a payment loads zod, which would make its first visit a sixth larger. */
const paymentsApi = apiOf('payments').injectEndpoints({
  endpoints: (build) => ({
    paymentsConfig: build.query<PaymentsConfig, void>({
      query: () => '/api/payments/config',
    }),
    tipRecipient: build.query<RecipientToTip, number>({
      query: (userId) => `/api/tips/recipients/${userId}`,
      providesTags: ['Tip'],
    }),
    setUpTip: build.mutation<PaymentIntent, NewTip>({
      query: (body) => ({ url: '/api/create-payment-intent', method: 'POST', body }),
    }),
    recordPayment: build.mutation<RecordedTip, PaymentRecord>({
      query: (body) => ({ url: '/api/payment-success', method: 'POST', body }),
      invalidatesTags: onSuccess('Tip'),
    }),
  }),
});

export const { usePaymentsConfigQuery, useTipRecipientQuery, useSetUpTipMutation, useRecordPaymentMutation } =
  paymentsApi;
