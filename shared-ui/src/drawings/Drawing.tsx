import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

export const plane =
  'M9 0c0-1-1-1.7-2.6-1.7H2.6L-1.6-7.5h-2l2 5.800h-3.700l-1.7-2.100h-1.500L-7.6 0l-.9 3.800h1.500l1.7-2.100h3.700l-2 5.800h2l4.2-5.800h3.800C8 1.7 9 1 9 0z';

// Each drawing is a module of its own, because an app has one copy of a module, with all that any of its pages use.
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 208 132" aria-hidden="true" className={styles.drawing}>
      {children}
    </svg>
  );
}
