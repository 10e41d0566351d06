import { appealable, type NewAppeal } from 'backend/contract/moderation/measures';
import { done } from 'backend/contract/platform';
import { appeal, getAppealedDecision } from 'backend/endpoints/moderation/appeals';
import { apiOf, callTo } from 'shell/host';

const appealApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    appealedDecision: build.query({
      ...callTo(getAppealedDecision, (token: string) => ({ body: { token } })),
      responseSchema: appealable,
    }),
    appeal: build.mutation({
      ...callTo(appeal, (body: NewAppeal) => ({ body })),
      responseSchema: done,
    }),
  }),
});

export const { useAppealedDecisionQuery, useAppealMutation } = appealApi;
