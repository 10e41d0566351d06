import type { MouseEvent, RefObject } from 'react';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past everything that every page repeats. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  // A real jump would be a new place in the history, and the router would take it for one.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    to.current?.focus();
    to.current?.scrollIntoView();
  };
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      Skip to content
    </a>
  );
}
