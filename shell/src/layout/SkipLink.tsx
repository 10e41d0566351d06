import type { MouseEvent, RefObject } from 'react';
import { words } from '../words';
import styles from './SkipLink.module.css';

export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  // A real jump would add a history entry, and the router would treat it as a navigation.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    to.current?.focus();
    to.current?.scrollIntoView();
  };
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      {words.skipToContent}
    </a>
  );
}
