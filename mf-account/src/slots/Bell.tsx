import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isApiError, numberText, useMe } from 'shell/host';
import { BellIcon, VisuallyHidden } from 'shared-ui';
import { closeNotifications } from '../news/closeNotifications';
import { useUnseenNewsQuery } from '../news/news-api';
import { words } from '../words';
import styles from './Bell.module.css';

/** Links to the notifications, with the number of those not seen. */
export function Bell() {
  const { me } = useMe();
  return me && <BellOf key={me.id} />;
}

function BellOf() {
  const { data, error } = useUnseenNewsQuery();
  const count = data?.unseen ?? 0;
  const before = useRef(count);
  useEffect(() => {
    // The list was opened, perhaps on another device.
    if (before.current > 0 && count === 0) void closeNotifications();
    before.current = count;
  }, [count]);
  // A server of the release before has no list.
  if (isApiError(error) && error.status === 404) return null;
  return (
    <Link to="/notifications" className={styles.bell}>
      <BellIcon />
      <VisuallyHidden>{words.bell(count)}</VisuallyHidden>
      {count > 0 && (
        <span aria-hidden="true" className={styles.badge}>
          {count > 99 ? `${numberText(99)}+` : numberText(count)}
        </span>
      )}
    </Link>
  );
}
