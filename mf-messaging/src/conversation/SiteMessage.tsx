import type { Message } from 'backend/contract/messaging';
import { memo } from 'react';
import { CalendarIcon } from 'shared-ui';
import { timeOf } from '../times';
import styles from './SiteMessage.module.css';

/** What the site says about a trip. It has no author and no side. */
export const SiteMessage = memo(function SiteMessage({ message }: { message: Message }) {
  const { content, createdAt } = message;
  return (
    <div className={styles.note}>
      <CalendarIcon aria-hidden="true" className={styles.icon} />
      <p dir="auto" className={styles.text}>
        {content}{' '}
        <time dateTime={createdAt} className={styles.time}>
          {timeOf(createdAt)}
        </time>
      </p>
    </div>
  );
});
