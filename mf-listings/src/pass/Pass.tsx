import type { ComponentProps, ReactNode } from 'react';
import styles from './Pass.module.css';

interface PassProps extends ComponentProps<'article'> {
  side?: 'helper' | 'seeker';
  /** What stands below the perforation. */
  stub: ReactNode;
  /** What the pass lies on, and what shows through its notches. */
  on?: 'paper' | 'card';
}

/** The paper of a boarding pass: a trip, a perforation, a stub. */
export function Pass({ side, stub, on = 'paper', children, ...rest }: PassProps) {
  return (
    <article {...rest} className={styles.pass} data-side={side} data-on={on}>
      <div className={styles.trip}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </article>
  );
}
