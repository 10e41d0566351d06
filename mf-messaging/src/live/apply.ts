import type { LiveEvent, Message } from 'backend/contract/messaging';
import { messagesApi } from '../api';
import { addMessage, isFirstAnswer, markLineRead, moveUp } from './arrivals';
import { isInView } from './inView';

const {
  getRunningQueryThunk,
  invalidateTags,
  selectCachedArgsForQuery,
  updateQueryData,
  upsertQueryEntries,
} = messagesApi.util;

/** The store's own, as far as it is needed here. */
export interface Dispatch {
  <Result>(thunk: (dispatch: never, getState: never, extra: never) => Result): Result;
  (action: { type: string }): unknown;
}

/** An answer that is on its way may be older than what has arrived, and would replace it. */
export async function whenAnswered(dispatch: Dispatch, otherId?: number) {
  for (;;) {
    const asked = [
      dispatch(getRunningQueryThunk('unread', undefined)),
      dispatch(getRunningQueryThunk('conversations', undefined)),
      otherId === undefined ? undefined : dispatch(getRunningQueryThunk('conversation', otherId)),
    ].filter((promise) => promise !== undefined);
    if (!asked.length) return;
    await Promise.all(asked);
  }
}

export const knowUnread = (dispatch: Dispatch, conversations: number) =>
  dispatch(upsertQueryEntries([{ endpointName: 'unread', arg: undefined, value: { conversations } }]));

export function applyMessage(dispatch: Dispatch, otherId: number, message: Message) {
  let isListed = true;
  let isNewHere = false;
  dispatch(
    updateQueryData('conversation', otherId, ({ pages }) => {
      isNewHere = isFirstAnswer(pages, message);
      addMessage(pages, message);
    }),
  );
  dispatch(
    updateQueryData('conversations', undefined, ({ pages }) => {
      isListed = moveUp(pages, otherId, message, isInView(otherId));
    }),
  );
  if (!isListed) dispatch(invalidateTags(['Conversation']));
  if (isNewHere) dispatch(invalidateTags([{ type: 'Message', id: otherId }]));
}

/** This person has read it, here or in another tab. */
export const applyOwnRead = (dispatch: Dispatch, otherId: number) =>
  dispatch(updateQueryData('conversations', undefined, ({ pages }) => markLineRead(pages, otherId)));

const applyTheirRead = (dispatch: Dispatch, otherId: number, upTo: number) =>
  dispatch(
    updateQueryData('conversation', otherId, ({ pages: [newest] }) => {
      if (newest) newest.readUpTo = Math.max(newest.readUpTo ?? 0, upTo);
    }),
  );

/** What is open and may have changed; how much is unread the event itself has said. */
const askAnew = () => (dispatch: Dispatch, getState: () => never) => {
  const open = selectCachedArgsForQuery(getState(), 'conversation');
  dispatch(invalidateTags(['Conversation', ...open.map((id) => ({ type: 'Message' as const, id }))]));
};

/** Brings one event of the person's into what the pages show. */
export async function apply(dispatch: Dispatch, event: LiveEvent) {
  if (event.kind === 'ready' || event.kind === 'reset') {
    dispatch(askAnew());
    await whenAnswered(dispatch);
    knowUnread(dispatch, event.unread);
    return;
  }
  const { otherUserId, unread } = event;
  await whenAnswered(dispatch, otherUserId);
  if (event.kind === 'message') applyMessage(dispatch, otherUserId, event.message);
  else if (event.readerId === otherUserId) applyTheirRead(dispatch, otherUserId, event.upTo);
  else applyOwnRead(dispatch, otherUserId);
  const isSeenNow = event.kind === 'message' && isInView(otherUserId);
  if (!isSeenNow) knowUnread(dispatch, unread);
}
