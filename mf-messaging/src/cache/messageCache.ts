import type { Message } from 'backend/contract/messaging';
import { boot } from 'shell/host';
import { messagesApi } from '../api';
import { insertMessage, isFirstReply, markRowRead, moveToTop } from './messagePages';
import { isVisible } from './visibleConversation';

const {
  getRunningQueryThunk,
  invalidateTags,
  selectCachedArgsForQuery,
  updateQueryData,
  upsertQueryEntries,
} = messagesApi.util;

/** The part of the store's dispatch that is needed here; Redux itself is not shared with remotes. */
export interface Dispatch {
  <Result>(thunk: (dispatch: never, getState: never, extra: never) => Result): Result;
  (action: { type: string }): unknown;
}

/** Waits for requests in flight: their responses may be older than an event and would overwrite it. */
export async function runningQueriesSettled(dispatch: Dispatch, otherId?: number) {
  for (;;) {
    const running = [
      dispatch(getRunningQueryThunk('unread', undefined)),
      dispatch(getRunningQueryThunk('conversations', undefined)),
      otherId === undefined ? undefined : dispatch(getRunningQueryThunk('conversation', otherId)),
    ].filter((promise) => promise !== undefined);
    if (!running.length) return;
    await Promise.all(running);
  }
}

export const setUnreadCount = (dispatch: Dispatch, conversations: number) =>
  dispatch(upsertQueryEntries([{ endpointName: 'unread', arg: undefined, value: { conversations } }]));

export function addMessage(dispatch: Dispatch, otherId: number, message: Message) {
  let isListed = true;
  let isReply = false;
  dispatch(
    updateQueryData('conversation', otherId, ({ pages }) => {
      isReply = isFirstReply(pages, message);
      insertMessage(pages, message);
    }),
  );
  dispatch(
    updateQueryData('conversations', undefined, ({ pages }) => {
      isListed = moveToTop(pages, otherId, message, isVisible(otherId));
    }),
  );
  if (!isListed) dispatch(invalidateTags(['Conversation']));
  if (isReply) dispatch(invalidateTags([{ type: 'Message', id: otherId }]));
  // The site tells both of every change of their trip.
  if (message.bySite) dispatch(invalidateTags(['Match']));
}

export const markReadByUser = (dispatch: Dispatch, otherId: number) =>
  dispatch(updateQueryData('conversations', undefined, ({ pages }) => markRowRead(pages, otherId)));

export const markReadByOther = (dispatch: Dispatch, otherId: number, upTo: number) =>
  dispatch(
    updateQueryData('conversation', otherId, ({ pages: [newest] }) => {
      if (newest) newest.readUpTo = Math.max(newest.readUpTo ?? 0, upTo);
    }),
  );

/**
 * Refetches the list and every cached conversation, also those that only the HTML has: a page that opens later would
 * begin with them. The unread count is not among them: events carry it.
 */
export const refetchAll = () => (dispatch: Dispatch, getState: () => never) => {
  for (const address of Object.keys(boot.answers))
    if (address.startsWith('/api/messages')) delete boot.answers[address];
  const cached = selectCachedArgsForQuery(getState(), 'conversation');
  dispatch(invalidateTags(['Conversation', ...cached.map((id) => ({ type: 'Message' as const, id }))]));
};
