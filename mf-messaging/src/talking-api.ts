import type { Message, SentMessage, Unread } from 'backend/contract/messaging';
import { isApiError } from 'shell/host';
import { messagesApi } from './api';
import { keepUnsent, recallUnsent, type Pair, type Unsent } from './composer/unsent';
import { applyMessage, applyOwnRead, knowUnread, whenAnswered, type Dispatch } from './live/apply';

type Letter = Pair & Pick<Unsent, 'clientKey' | 'content' | 'sendSMS'>;

/** What only the page of the messages does. */
const talkingApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Not asked of the server: what has not reached it yet. */
    unsent: build.query<Unsent[], Pair>({
      queryFn: (pair) => ({ data: recallUnsent(pair) }),
    }),
    sendMessage: build.mutation<SentMessage, Letter>({
      query: ({ otherId: receiverId, content, sendSMS, clientKey }) => ({
        url: '/api/messages',
        method: 'POST',
        body: { receiverId, content, sendSMS, clientKey },
      }),
      async onQueryStarted({ me, otherId, ...letter }, { dispatch, queryFulfilled }) {
        const pair = { me, otherId };
        change(dispatch, pair, (all) => [...without(all, letter), { ...letter, state: 'sending' }]);
        try {
          const { data } = await queryFulfilled;
          await whenAnswered(dispatch, otherId);
          applyMessage(dispatch, otherId, asMessage(data));
          change(dispatch, pair, (all) => without(all, letter));
        } catch (failure) {
          const reason = reasonOf(failure);
          change(dispatch, pair, (all) =>
            all.map((one) => (isSame(one, letter) ? { ...one, state: 'failed', reason } : one)),
          );
        }
      },
    }),
    /** Takes a message back that was never sent. */
    dropUnsent: build.mutation<null, Pair & Pick<Unsent, 'clientKey'>>({
      queryFn: () => ({ data: null }),
      onQueryStarted: ({ me, otherId, ...letter }, { dispatch }) =>
        change(dispatch, { me, otherId }, (all) => without(all, letter)),
    }),
    markRead: build.mutation<Unread, { otherId: number; upTo: number }>({
      query: ({ otherId, upTo }) => ({
        url: `/api/messages/${otherId}/read`,
        method: 'POST',
        body: { upTo },
      }),
      onQueryStarted: ({ otherId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          async ({ data }) => {
            await whenAnswered(dispatch);
            applyOwnRead(dispatch, otherId);
            knowUnread(dispatch, data.conversations);
          },
          // It stays unread, and is marked when the page is next looked at.
          () => undefined,
        ),
    }),
    confirmRules: build.mutation<unknown, number>({
      query: (otherId) => ({ url: `/api/messages/${otherId}/rules`, method: 'POST' }),
      onQueryStarted: (otherId, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () =>
            void dispatch(
              messagesApi.util.updateQueryData('conversation', otherId, ({ pages: [newest] }) => {
                if (newest) newest.rulesConfirmed = true;
              }),
            ),
          // Whoever pressed the button is told there.
          () => undefined,
        ),
    }),
  }),
});

export const {
  useUnsentQuery,
  useSendMessageMutation,
  useDropUnsentMutation,
  useMarkReadMutation,
  useConfirmRulesMutation,
} = talkingApi;

/** For a call whose progress nobody shows: the page need not be drawn anew for it. */
export const unwatched = { selectFromResult: () => ({}) };

const isSame = (one: Pick<Unsent, 'clientKey'>, other: Pick<Unsent, 'clientKey'>) =>
  one.clientKey === other.clientKey;

const without = (all: Unsent[], letter: Pick<Unsent, 'clientKey'>) =>
  all.filter((one) => !isSame(one, letter));

function change(dispatch: Dispatch, pair: Pair, to: (all: Unsent[]) => Unsent[]) {
  dispatch(
    talkingApi.util.updateQueryData('unsent', pair, (all) => {
      const next = to(all);
      keepUnsent(pair, next);
      return next;
    }),
  );
}

const asMessage = ({ id, senderId, content, createdAt, clientKey }: SentMessage): Message => ({
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
