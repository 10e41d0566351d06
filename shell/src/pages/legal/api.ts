import type { LegalName } from 'backend/contract/pages/legal';
import { getLegalText } from 'backend/endpoints/pages/legal';
import { callTo } from '../../base/callTo';
import { api } from '../../api/api';

const legalApi = api.injectEndpoints({
  endpoints: (build) => ({
    legalText: build.query(callTo(getLegalText, (name: LegalName) => ({ params: { name } }))),
  }),
});

export const { useLegalTextQuery } = legalApi;
