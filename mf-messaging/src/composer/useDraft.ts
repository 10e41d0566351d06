import { useState } from 'react';
import { tabMemory } from 'shell/forms';

export function useDraft(me: number, otherId: number) {
  const key = `draft-${me}-${otherId}`;
  const [text, setText] = useState(() => {
    const stored = tabMemory.read(key);
    return typeof stored === 'string' ? stored : '';
  });
  const changeText = (next: string) => {
    setText(next);
    if (next) tabMemory.write(key, next);
    else tabMemory.remove(key);
  };
  return [text, changeText] as const;
}
