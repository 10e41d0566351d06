import { useMe, useTitleCount } from 'shell/host';
import { useUnreadQuery } from '../api';
import { useLiveQuery } from '../live/live-api';
import styles from './UnreadBadge.module.css';

/** How many conversations wait, beside the link to them, on every page of a member. */
export function UnreadBadge() {
  const { me } = useMe();
  return me && <Count key={me.id} userId={me.id} />;
}

function Count({ userId }: { userId: number }) {
  useLiveQuery(userId);
  const { data } = useUnreadQuery();
  const waiting = data?.conversations ?? 0;
  useTitleCount(waiting);
  if (!waiting) return null;
  return (
    <span className={styles.place}>
      <span aria-hidden="true" className={styles.badge}>
        {waiting > 99 ? '99+' : waiting}
      </span>
      <span className={styles.words}>
        {waiting} unread {waiting === 1 ? 'conversation' : 'conversations'}
      </span>
    </span>
  );
}
