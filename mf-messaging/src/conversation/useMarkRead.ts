import { useEffect, useRef } from 'react';
import { inView } from '../live/inView';
import { unwatched, useMarkReadMutation } from '../talking-api';

/**
 * Whoever has it before their eyes has read it; a tab that nobody sees has not. `newest` is the other's last message, 0
 * when there is none, and undefined until that is known.
 */
export function useMarkRead(otherId: number, newest: number | undefined, isRead: boolean | undefined) {
  const [markRead] = useMarkReadMutation(unwatched);
  const marked = useRef<number>(undefined);

  useEffect(() => {
    inView.otherId = otherId;
    return () => {
      inView.otherId = null;
    };
  }, [otherId]);

  useEffect(() => {
    if (newest === undefined) return;
    marked.current ??= isRead ? newest : 0;
    const mark = async () => {
      const before = marked.current ?? 0;
      if (document.hidden || before >= newest) return;
      marked.current = newest;
      const { error } = await markRead({ otherId, upTo: newest });
      if (error) marked.current = before;
    };
    void mark();
    const seen = () => void mark();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [otherId, newest, isRead, markRead]);
}
