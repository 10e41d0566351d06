import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A text once typing has paused; `settle` does not wait for that and is in effect when it returns. */
export function useSettled(text: string, pause: number) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  const settle = () => flushSync(() => setSettled(text));
  return { settled, isPending: settled !== text, settle };
}
