import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { useMe } from 'shell/host';
import { Badge, ChevronRightIcon, ConversationIcon, PeoplesWords, VisuallyHidden } from 'shared-ui';
import { useThreadsQuery } from './thread-api';
import styles from './ThreadLink.module.css';
import { lastWords } from './lastWords';
import { words } from '../words';

/** On the page of a trip with several companions: the way to the conversation of all of them. */
export function ThreadLink({ trip }: { trip: Pick<MatchDetails, 'id' | 'tripId' | 'companions'> }) {
  const { me } = useMe();
  const { data: threads } = useThreadsQuery(undefined, { skip: !trip.companions?.length });
  const thread = threads?.find(({ tripId }) => tripId === trip.tripId);
  if (!thread || !me) return null;
  return (
    <Link to={`/trips/${trip.id}/conversation`} className={styles.link}>
      <ConversationIcon aria-hidden="true" />
      <span className={styles.title}>{words.everybodyOnTrip}</span>
      <PeoplesWords className={styles.words}>{lastWords(thread, me.id)}</PeoplesWords>
      {thread.unread > 0 ? (
        <Badge className={styles.new}>
          {words.newCount(thread.unread)}
          <VisuallyHidden>{words.unreadCount(thread.unread)}</VisuallyHidden>
        </Badge>
      ) : (
        <ChevronRightIcon aria-hidden="true" />
      )}
    </Link>
  );
}
