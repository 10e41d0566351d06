import type { Message, SentMessage } from 'backend/contract/messaging';
import type { verifyPhoneHelps } from 'backend/contract/platform';
import { sendMessage } from 'backend/endpoints/messaging';
import { apiOf, callTo, isApiError } from 'shell/host';
import { addMessage, runningQueriesSettled } from '../cache/messageCache';
import { waitingCalls } from 'shell/forms';
import { outbox, type Draft, type Pair } from './outbox';

/** Before that the time of the message is when it was written. */
const lateMs = 60_000;
/** Its value without the contract, which would bring zod to this page. */
const verifyHelps: typeof verifyPhoneHelps = 'verify-phone';

const sendApi = apiOf('messaging').injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation({
      ...callTo(sendMessage, (message: Pair & Draft) => ({ body: bodyOf(message, isLate(message)) })),
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
          const waits = status === 'NETWORK';
          if (waits)
            void waitingCalls.leave({
              key: draft.clientKey,
              memberId: me,
              path: sendMessage.path,
              body: bodyOf({ otherId, ...draft }, true),
            });
          outbox.markFailed(pair, draft.clientKey, {
            reason: reasonOf(error),
            verifyHelps: code === verifyHelps,
            waits,
          });
        }
      },
    }),
  }),
});

export const { useSendMessageMutation } = sendApi;

function bodyOf(
  { otherId, content, sendSMS, clientKey, writtenAt }: Omit<Pair, 'me'> & Draft,
  isLate: boolean,
) {
  return { receiverId: otherId, content, sendSMS, clientKey, ...(isLate && writtenAt && { writtenAt }) };
}

const isLate = ({ writtenAt }: Draft) =>
  writtenAt !== undefined && Date.now() - Date.parse(writtenAt) > lateMs;

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
