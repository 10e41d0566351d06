import { useEffect, useRef } from 'react';
import type { Listing } from 'backend/contract/listings';
import type { ByMail } from 'backend/contract/listings/posting';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import styles from './LinkOutcome.module.css';
import { outcomes } from './outcomes';
import { PassToShow } from '../pass/PassToShow';

interface LinkOutcomeProps {
  action: ByMail['action'];
  /** Null once it is gone. */
  listing: Listing | null;
  onNext: (action: ByMail['action']) => void;
}

export function LinkOutcome({ action, listing, onNext }: LinkOutcomeProps) {
  const { title, words, next } = outcomes[action];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [action]);

  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.words}>{words}</p>
      {listing && <PassToShow listing={listing} />}
      <div className={styles.actions}>
        {next && <Button onClick={() => onNext(next.action)}>{next.label}</Button>}
        <Button asChild variant="quiet">
          <Link to="/">Back to Home</Link>
        </Button>
      </div>
    </div>
  );
}
