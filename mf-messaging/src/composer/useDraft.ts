import { useState } from 'react';
import { tabMemory } from '../tabMemory';

/** The text typed for one person. It survives a reload and a visit to another conversation. */
export function useDraft(me: number, otherId: number) {
  const key = `draft-${me}-${otherId}`;
  const [text, setText] = useState(() => {
    const stored = tabMemory.recall(key);
    return typeof stored === 'string' ? stored : '';
  });
  const changeText = (next: string) => {
    setText(next);
    if (next) tabMemory.keep(key, next);
    else tabMemory.forget(key);
  };
  return [text, changeText] as const;
}
