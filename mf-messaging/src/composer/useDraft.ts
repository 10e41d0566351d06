import { useState } from 'react';
import { tabMemory } from '../tabMemory';

const keyOf = (me: number, otherId: number) => `draft-${me}-${otherId}`;

/** What was typed for somebody but not sent yet; it outlives a reload and a look at another conversation. */
export function useDraft(me: number, otherId: number) {
  const key = keyOf(me, otherId);
  const [text, setText] = useState(() => {
    const kept = tabMemory.recall(key);
    return typeof kept === 'string' ? kept : '';
  });
  const change = (next: string) => {
    setText(next);
    if (next) tabMemory.keep(key, next);
    else tabMemory.forget(key);
  };
  return [text, change] as const;
}
