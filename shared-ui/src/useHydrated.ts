import { useSyncExternalStore } from 'react';

export const never = () => () => undefined;

/** False in the first render, which must give what the server gave. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
