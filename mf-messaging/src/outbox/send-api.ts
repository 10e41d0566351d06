import type { Message, SentMessage } from 'backend/contract/messaging';
import { apiOf, isApiError } from 'shell/host';
import { addMessage, runningQueriesSettled } from '../cache/messageCache';
import { outbox, type Draft, type Pair } from './outbox';

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
          outbox.markFailed(pair, draft.clientKey, reasonOf(failure));
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

function reasonOf(failure: unknown): string | undefined {
  const { error } = failure as { error?: unknown };
  return isApiError(error) ? (error.issues?.[0]?.message ?? error.serverMessage) : undefined;
}
