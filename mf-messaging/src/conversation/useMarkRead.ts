import { useEffect, useRef } from 'react';
import { withoutResult } from '../api';
import { visibleConversation } from '../cache/visibleConversation';
import { useMarkReadMutation } from './conversation-api';

/** `newest` is the id of the other person's last message: 0 if there is none, undefined while loading. */
export function useMarkRead(otherId: number, newest: number | undefined, isRead: boolean | undefined) {
  const [markRead] = useMarkReadMutation(withoutResult);
  const markedUpTo = useRef<number>(undefined);

  useEffect(() => {
    visibleConversation.otherId = otherId;
    return () => {
      visibleConversation.otherId = null;
    };
  }, [otherId]);

  useEffect(() => {
    if (newest === undefined) return;
    markedUpTo.current ??= isRead ? newest : 0;
    const mark = async () => {
      const previous = markedUpTo.current ?? 0;
      if (document.hidden || previous >= newest) return;
      markedUpTo.current = newest;
      const { error } = await markRead({ otherId, upTo: newest });
      if (error) markedUpTo.current = previous;
    };
    void mark();
    const onVisibilityChange = () => void mark();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [otherId, newest, isRead, markRead]);
}
