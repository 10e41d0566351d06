import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Outcome.module.css';

export interface OutcomeProps {
  title: ReactNode;
  lead: ReactNode;
  /** When it changes, the title gets the focus, so that screen readers announce the new outcome. */
  focusKey: unknown;
  actions: ReactNode;
  children?: ReactNode;
}

export function Outcome({ title, lead, focusKey, actions, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [focusKey]);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
