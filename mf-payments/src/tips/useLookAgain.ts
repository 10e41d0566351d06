import { useEffect, useState } from 'react';

/** In seconds: what was done moments ago is seen soon, what takes long is not asked for forever. */
const pauses = [1, 2, 4, 8, 15, 30];

/** Looks again for a while, until what is waited for has come. */
export function useLookAgain(isWaiting: boolean, look: () => unknown) {
  const [looks, setLooks] = useState(0);
  const pause = isWaiting ? pauses[looks] : undefined;
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      look();
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [pause, looks, look]);
}
