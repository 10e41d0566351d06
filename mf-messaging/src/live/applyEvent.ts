import type { LiveEvent } from 'backend/contract/messaging';
import {
  addMessage,
  markReadByOther,
  markReadByUser,
  refetchAll,
  runningQueriesSettled,
  setUnreadCount,
  type Dispatch,
} from '../cache/messageCache';
import { isVisible } from '../cache/visibleConversation';

/** Brings one live event into the API cache. Calls must not overlap: events are applied in order. */
export async function applyEvent(dispatch: Dispatch, event: LiveEvent) {
  if (event.kind === 'ready' || event.kind === 'reset') {
    dispatch(refetchAll());
    await runningQueriesSettled(dispatch);
    setUnreadCount(dispatch, event.unread);
    return;
  }
  const { otherUserId, unread } = event;
  await runningQueriesSettled(dispatch, otherUserId);
  if (event.kind === 'message') addMessage(dispatch, otherUserId, event.message);
  else if (event.readerId === otherUserId) markReadByOther(dispatch, otherUserId, event.upTo);
  else markReadByUser(dispatch, otherUserId);
  const isSeenNow = event.kind === 'message' && isVisible(otherUserId);
  if (!isSeenNow) setUnreadCount(dispatch, unread);
}
