import type { GuideName } from 'backend/contract/pages/guides';
import { getGuide } from 'backend/endpoints/pages/guides';
import { callTo } from '../../base/callTo';
import { api } from '../../api/api';

const guidesApi = api.injectEndpoints({
  endpoints: (build) => ({
    guide: build.query(callTo(getGuide, (name: GuideName) => ({ params: { name } }))),
  }),
});

export const { useGuideQuery } = guidesApi;
