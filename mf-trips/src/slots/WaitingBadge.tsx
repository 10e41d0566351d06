import { numberText, useMe } from 'shell/host';
import { VisuallyHidden } from 'shared-ui';
import { useWaitingTripsQuery } from '../api/waiting';
import { useThreadsQuery } from '../thread/thread-api';
import { words } from '../words';
import styles from './WaitingBadge.module.css';

/** How many trips wait for a review or a tip, or have words that were not read, next to the link to them. */
export function WaitingBadge() {
  const { me } = useMe();
  return me && <Count key={me.id} />;
}

function Count() {
  const { data: waiting = [] } = useWaitingTripsQuery();
  const { data: threads = [] } = useThreadsQuery();
  const unread = threads.filter((thread) => thread.unread > 0).map(({ matchId }) => matchId);
  const count = new Set([...waiting.map(({ id }) => id), ...unread]).size;
  if (!count) return null;
  return (
    <span className={styles.place}>
      <span aria-hidden="true" className={styles.badge}>
        {numberText(count)}
      </span>
      <VisuallyHidden> {words.tripsWait(count)}</VisuallyHidden>
    </span>
  );
}
