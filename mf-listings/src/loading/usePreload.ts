import { useEffect } from 'react';

const interactions = ['pointermove', 'touchstart', 'keydown'] as const;

/** Loads a chunk at the first interaction with the page: before the first click, but not for a crawler. */
export function usePreload(load: () => Promise<unknown>) {
  useEffect(() => {
    const preload = () => {
      stopListening();
      // The part that needs the chunk loads it again and shows the error.
      load().catch(() => undefined);
    };
    const stopListening = () => {
      for (const interaction of interactions) window.removeEventListener(interaction, preload);
    };
    for (const interaction of interactions) {
      window.addEventListener(interaction, preload, { passive: true });
    }
    return stopListening;
  }, [load]);
}
