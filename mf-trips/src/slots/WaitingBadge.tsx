import { useMe } from 'shell/host';
import { VisuallyHidden } from 'shared-ui';
import { useWaitingTripsQuery } from '../api/waiting';
import styles from './WaitingBadge.module.css';

/** How many trips wait for a review or a tip, next to the link to them. */
export function WaitingBadge() {
  const { me } = useMe();
  return me && <Count key={me.id} />;
}

function Count() {
  const { data } = useWaitingTripsQuery();
  const count = data?.length ?? 0;
  if (!count) return null;
  return (
    <span className={styles.place}>
      <span aria-hidden="true" className={styles.badge}>
        {count}
      </span>
      <VisuallyHidden>
        {' '}
        {count} {count === 1 ? 'waits' : 'wait'} for you
      </VisuallyHidden>
    </span>
  );
}
