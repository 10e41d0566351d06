import { useEffect } from 'react';

/** Keeps the screen awake for as long as it is shown. Where that is not possible, the screen may darken. */
export function useWakeLock() {
  useEffect(() => {
    let isShown = true;
    let lock: WakeLockSentinel | undefined;
    const release = (held: WakeLockSentinel | undefined) => void held?.release().catch(() => undefined);
    // The browser releases the lock when the page is hidden.
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (!isShown) return release(held);
        release(lock);
        lock = held;
      } catch {
        // The battery is low.
      }
    };
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', holdAgain);
      release(lock);
    };
  }, []);
}
