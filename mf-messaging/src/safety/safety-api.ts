import type { NewBlock, NewReport } from 'backend/contract/account';
import { api } from 'shell/host';

const safetyApi = api.injectEndpoints({
  endpoints: (build) => ({
    blockWriter: build.mutation<unknown, NewBlock>({
      query: (body) => ({ url: '/api/blocks', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Block', 'Listing', 'Conversation', 'Message']),
    }),
    reportWriter: build.mutation<unknown, NewReport>({
      query: (body) => ({ url: '/api/reports', method: 'POST', body }),
    }),
  }),
});

export const { useBlockWriterMutation, useReportWriterMutation } = safetyApi;
