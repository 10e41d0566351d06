import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import styles from './OutcomePage.module.css';

interface OutcomePageProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** Buttons before "Back to Home". */
  actions: ReactNode;
}

/** What happened to a listing, and what can be done next. A new outcome moves the focus to the heading. */
export function OutcomePage({ title, lead, children, actions }: OutcomePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title, lead]);

  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      <div className={styles.actions}>
        {actions}
        <Button asChild variant="quiet">
          <Link to="/">Back to Home</Link>
        </Button>
      </div>
    </div>
  );
}
