import { Link } from 'react-router-dom';
import { useMe } from 'shell/host';
import { Badge, ConversationIcon, PeoplesWords, VisuallyHidden } from 'shared-ui';
import { useThreadsQuery } from '../thread/thread-api';
import { lastWords, namesOf } from '../thread/lastWords';
import { words } from '../words';
import styles from './TripThreads.module.css';

/** Above the conversations with single people: those of everybody on one trip. */
export function TripThreads() {
  const { me } = useMe();
  const { data: threads = [] } = useThreadsQuery(undefined, { skip: !me });
  if (!me || !threads.length) return null;
  return (
    <ul className={styles.list} aria-label={words.conversationsOfTrips}>
      {threads.map((thread) => (
        <li key={thread.tripId} className={styles.item}>
          <Link
            to={`/trips/${thread.matchId}/conversation`}
            className={styles.row}
            data-new={thread.unread > 0 || undefined}
          >
            <span className={styles.picture}>
              <ConversationIcon aria-hidden="true" />
            </span>
            <span className={styles.name}>
              {words.threadWith(thread.departure.city, thread.arrival.city, namesOf(thread.people))}
            </span>
            <PeoplesWords className={styles.preview}>{lastWords(thread, me.id)}</PeoplesWords>
            {thread.unread > 0 && (
              <Badge className={styles.new}>
                {words.newMessages}
                <VisuallyHidden>{words.unreadCount(thread.unread)}</VisuallyHidden>
              </Badge>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
