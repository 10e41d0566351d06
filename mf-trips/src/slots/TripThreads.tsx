import { Link } from 'react-router-dom';
import { useMe } from 'shell/host';
import { Badge, ConversationIcon, VisuallyHidden } from 'shared-ui';
import { useThreadsQuery } from '../thread/thread-api';
import { lastWords, namesIn, unreadWords } from '../thread/words';
import styles from './TripThreads.module.css';

/** Above the conversations with single people: those of everybody on one trip. */
export function TripThreads() {
  const { me } = useMe();
  const { data: threads = [] } = useThreadsQuery(undefined, { skip: !me });
  if (!me || !threads.length) return null;
  return (
    <ul aria-label="Conversations of your trips">
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
              {thread.departure.city} to {thread.arrival.city}, with {namesIn(thread.people)}
            </span>
            <span className={styles.preview}>{lastWords(thread, me.id)}</span>
            {thread.unread > 0 && (
              <Badge className={styles.new}>
                New
                <VisuallyHidden>, {unreadWords(thread.unread)}</VisuallyHidden>
              </Badge>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
