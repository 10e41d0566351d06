import type { Receipt } from 'backend/contract/payments';
import { apiOf } from 'shell/host';

/** No schema: guests open receipts from a mail, and zod would make that first visit a sixth larger. */
const receiptApi = apiOf('payments').injectEndpoints({
  endpoints: (build) => ({
    receipt: build.query<Receipt, { id: string; token: string | null; viewer: number | undefined }>({
      query: ({ id, token }) => ({
        url: `/api/receipts/${encodeURIComponent(id)}`,
        params: { token: token ?? undefined },
      }),
      providesTags: [{ type: 'Tip', id: 'lists' }],
    }),
  }),
});

export const { useReceiptQuery } = receiptApi;
