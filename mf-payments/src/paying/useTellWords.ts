import { useRef } from 'react';
import { useSetUpTipMutation } from '../api';
import { tellSetUpFailed } from './tellSetUpFailed';
import type { TipWords } from './tipWords';
import { keyOf, type WantedTip } from './wantedTip';

/** What was written after the tip was set up goes to the server before the card is charged. */
export function useTellWords(tip: WantedTip, words: TipWords) {
  const told = useRef(JSON.stringify(words));
  const [setUp] = useSetUpTipMutation();

  return async (): Promise<boolean> => {
    const now = JSON.stringify(words);
    if (now === told.current) return true;
    const { error } = await setUp({ ...tip, ...words, clientKey: keyOf(tip).clientKey });
    if (error) {
      tellSetUpFailed();
      return false;
    }
    told.current = now;
    return true;
  };
}
