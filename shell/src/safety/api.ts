import type { NewBlock } from 'backend/contract/account';
import type { NewReport } from 'backend/contract/moderation/reports';
import { api } from '../api/api';
import { onSuccess } from '../api/tags';

const safetyApi = api.injectEndpoints({
  endpoints: (build) => ({
    block: build.mutation<unknown, NewBlock>({
      query: (body) => ({ url: '/api/blocks', method: 'POST', body }),
      invalidatesTags: onSuccess('Block', 'Listing', 'Conversation', 'Message'),
    }),
    undoBlock: build.mutation<unknown, number>({
      query: (userId) => ({ url: `/api/blocks/${userId}/undo`, method: 'POST' }),
      invalidatesTags: onSuccess('Block', 'Listing', 'Conversation', 'Message', 'Match', 'MyListing'),
    }),
    report: build.mutation<unknown, NewReport>({
      query: (body) => ({ url: '/api/reports', method: 'POST', body }),
    }),
  }),
});

export const { useBlockMutation, useReportMutation, useUndoBlockMutation } = safetyApi;
