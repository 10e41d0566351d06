import { numberText, useMe, useTitleCount } from 'shell/host';
import { useEffect } from 'react';
import { useUnreadQuery } from '../api';
import { forgetOldConversations } from '../device/keptConversations';
import { useLive } from '../live/live-api';
import { words } from '../words';
import styles from './UnreadBadge.module.css';

export function UnreadBadge() {
  const { me } = useMe();
  return me && <Count key={me.id} userId={me.id} />;
}

function Count({ userId }: { userId: number }) {
  useLive(userId);
  const { data } = useUnreadQuery();
  const count = data?.conversations ?? 0;
  useTitleCount(count);
  useAppBadge(count);
  useEffect(() => forgetOldConversations(), []);
  if (!count) return null;
  return (
    <span className={styles.place}>
      <span aria-hidden="true" className={styles.badge}>
        {count > 99 ? `${numberText(99)}+` : numberText(count)}
      </span>
      <span className={styles.label}>{words.unreadConversations(count)}</span>
    </span>
  );
}

/** On the icon of the installed site. Browsers may refuse it, and many have none. */
function useAppBadge(count: number) {
  useEffect(() => {
    navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  // A logout leaves no number of the member before.
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), []);
}
