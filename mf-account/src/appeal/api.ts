import { appealable, type Appealable, type NewAppeal } from 'backend/contract/moderation/measures';
import { done, type Done } from 'backend/contract/platform';
import { apiOf } from 'shell/host';

const appealApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    appealedDecision: build.query<Appealable, string>({
      query: (token) => ({ url: '/api/appeals/decision', method: 'POST', body: { token } }),
      responseSchema: appealable,
    }),
    appeal: build.mutation<Done, NewAppeal>({
      query: (body) => ({ url: '/api/appeals', method: 'POST', body }),
      responseSchema: done,
    }),
  }),
});

export const { useAppealedDecisionQuery, useAppealMutation } = appealApi;
