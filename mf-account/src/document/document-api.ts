import { documentCheck, documentCheckPage } from 'backend/contract/account/documents';
import { beginDocumentCheck, readDocumentCheck } from 'backend/endpoints/account/documents';
import { apiOf, callTo } from 'shell/host';

const documentApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    documentCheck: build.query({
      ...callTo(readDocumentCheck),
      responseSchema: documentCheck,
      providesTags: ['Me'],
    }),
    beginDocumentCheck: build.mutation({
      ...callTo(beginDocumentCheck),
      responseSchema: documentCheckPage,
    }),
  }),
});

export const { useDocumentCheckQuery, useBeginDocumentCheckMutation } = documentApi;
