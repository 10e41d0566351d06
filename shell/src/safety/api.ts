import type { NewBlock } from 'backend/contract/account';
import type { NewReport } from 'backend/contract/moderation/reports';
import { blockUser, undoBlock } from 'backend/endpoints/account/blocks';
import { reportUser } from 'backend/endpoints/moderation/reports';
import { api } from '../api/api';
import { onSuccess } from '../api/tags';
import { callTo } from '../base/callTo';

const safetyApi = api.injectEndpoints({
  endpoints: (build) => ({
    block: build.mutation({
      ...callTo(blockUser, (body: NewBlock) => ({ body })),
      invalidatesTags: onSuccess('Block', 'Listing', 'Conversation', 'Message'),
    }),
    undoBlock: build.mutation({
      ...callTo(undoBlock, (userId: number) => ({ params: { userId } })),
      invalidatesTags: onSuccess('Block', 'Listing', 'Conversation', 'Message', 'Match', 'MyListing'),
    }),
    report: build.mutation(callTo(reportUser, (body: NewReport) => ({ body }))),
  }),
});

export const { useBlockMutation, useReportMutation, useUndoBlockMutation } = safetyApi;
