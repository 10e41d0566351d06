import type { Message, SentMessage } from 'backend/contract/messaging';
import type { verifyPhoneHelps } from 'backend/contract/platform';
import { apiOf, isApiError } from 'shell/host';
import { addMessage, runningQueriesSettled } from '../cache/messageCache';
import { outbox, type Draft, type Pair } from './outbox';

/** Its value without the contract, which would bring zod to this page. */
const verifyHelps: typeof verifyPhoneHelps = 'verify-phone';

const sendApi = apiOf('messaging').injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<SentMessage, Pair & Draft>({
      query: ({ otherId: receiverId, content, sendSMS, clientKey }) => ({
        url: '/api/messages',
        method: 'POST',
        body: { receiverId, content, sendSMS, clientKey },
      }),
      async onQueryStarted({ me, otherId, ...draft }, { dispatch, queryFulfilled }) {
        const pair = { me, otherId };
        outbox.markSending(pair, draft);
        try {
          const { data } = await queryFulfilled;
          await runningQueriesSettled(dispatch, otherId);
          addMessage(dispatch, otherId, messageOf(data));
          outbox.remove(pair, draft.clientKey);
        } catch (failure) {
          const { error } = failure as { error?: unknown };
          const { code, status } = isApiError(error) ? error : { status: 'NETWORK' };
          outbox.markFailed(pair, draft.clientKey, {
            reason: reasonOf(error),
            verifyHelps: code === verifyHelps,
            waits: status === 'NETWORK',
          });
        }
      },
    }),
  }),
});

export const { useSendMessageMutation } = sendApi;

const messageOf = ({ id, senderId, content, createdAt, clientKey }: SentMessage): Message => ({
  id,
  senderId,
  content,
  createdAt,
  clientKey,
});

function reasonOf(error: unknown): string | undefined {
  return isApiError(error) ? (error.issues?.[0]?.message ?? error.serverMessage) : undefined;
}
