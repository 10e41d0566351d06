import type { ReactNode } from 'react';

/** What every page has within reach and shows when needed: the login dialog, toasts, the way home and back. */
export function Around({ children }: { children: ReactNode }) {
  return children;
}
