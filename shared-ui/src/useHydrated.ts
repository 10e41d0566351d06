import { useSyncExternalStore } from 'react';

export const never = () => () => undefined;

/** The time zone to show moments in: the visitor's own, and in the first view the server's. */
export const useZone = () => (useHydrated() ? undefined : 'UTC');

/** False in the first render, which must give what the server gave. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
