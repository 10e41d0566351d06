import type { ContactMessage } from 'backend/contract/pages';
import { sendContactMessage } from 'backend/endpoints/pages/contact';
import { api } from '../../api/api';
import { callTo } from '../../base/callTo';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation(callTo(sendContactMessage, (body: ContactMessage) => ({ body }))),
  }),
});

export const { useSendContactMessageMutation } = contactApi;
