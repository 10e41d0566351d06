import type { NewTip, PaymentRecord } from 'backend/contract/payments';
import { getPaymentsConfig, getTipRecipient, recordPayment, setUpTip } from 'backend/endpoints/payments';
import { apiOf, callTo, onSuccess } from 'shell/host';

/** No schemas: no page of a payment loads zod, which would make its first visit a sixth larger. */
const paymentsApi = apiOf('payments').injectEndpoints({
  endpoints: (build) => ({
    paymentsConfig: build.query(callTo(getPaymentsConfig)),
    tipRecipient: build.query({
      ...callTo(getTipRecipient, (userId: number) => ({ params: { userId } })),
      providesTags: ['Tip'],
    }),
    setUpTip: build.mutation(callTo(setUpTip, (body: NewTip) => ({ body }))),
    recordPayment: build.mutation({
      ...callTo(recordPayment, (body: PaymentRecord) => ({ body })),
      invalidatesTags: onSuccess('Tip'),
    }),
  }),
});

export const { usePaymentsConfigQuery, useTipRecipientQuery, useSetUpTipMutation, useRecordPaymentMutation } =
  paymentsApi;
