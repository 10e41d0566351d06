import { useState } from 'react';
import { LazyPart, PanelSkeleton } from 'shared-ui';
import { words } from '../words';
import styles from './CalendarFeed.module.css';

const loadAddress = () => import('./CalendarAddress');

/** Few open it, so its code and its state are loaded then. */
export function CalendarFeed() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.feed} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>{words.tripsInCalendar}</summary>
      {isOpen && (
        <LazyPart load={loadAddress} skeleton={<PanelSkeleton label={words.loadingCalendar} />}>
          {({ CalendarAddress }) => <CalendarAddress />}
        </LazyPart>
      )}
    </details>
  );
}
