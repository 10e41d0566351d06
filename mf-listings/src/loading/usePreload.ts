import { useEffect } from 'react';

const signsOfLife = ['pointermove', 'touchstart', 'keydown'] as const;

/** Fetches a part as soon as somebody touches the page: well before their first press, and not for a passing robot. */
export function useWarmUp(load: () => Promise<unknown>) {
  useEffect(() => {
    const warmUp = () => {
      stop();
      // Not a failure yet: whoever needs the part will be told.
      load().catch(() => undefined);
    };
    const stop = () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, warmUp);
    };
    for (const sign of signsOfLife) window.addEventListener(sign, warmUp, { passive: true });
    return stop;
  }, [load]);
}
