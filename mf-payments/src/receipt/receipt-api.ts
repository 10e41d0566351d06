import { getReceipt } from 'backend/endpoints/payments';
import { apiOf, callTo } from 'shell/host';

interface Wanted {
  id: string;
  token: string | null;
  viewer: number | undefined;
}

/** No schema: guests open receipts from a mail, and zod would make that first visit a sixth larger. */
const receiptApi = apiOf('payments').injectEndpoints({
  endpoints: (build) => ({
    receipt: build.query({
      ...callTo(getReceipt, ({ id, token }: Wanted) => ({
        params: { id },
        query: { token: token ?? undefined },
      })),
      providesTags: [{ type: 'Tip', id: 'lists' }],
    }),
  }),
});

export const { useReceiptQuery } = receiptApi;
