import { useEffect, useRef } from 'react';
import { useMarkThreadReadMutation } from './thread-api';

/** `newest` is the last message of the others, and `unread` how many the server counts. */
export function useThreadRead(id: number, newest: number | undefined, unread: number) {
  const [markRead] = useMarkThreadReadMutation({ selectFromResult: () => ({}) });
  const marked = useRef(0);
  useEffect(() => {
    if (!newest) return;
    const mark = async () => {
      const before = marked.current;
      if (document.hidden || before >= newest || !unread) return;
      marked.current = newest;
      const { error } = await markRead({ id, upTo: newest });
      if (error) marked.current = before;
    };
    void mark();
    const onVisibilityChange = () => void mark();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [id, newest, unread, markRead]);
}
