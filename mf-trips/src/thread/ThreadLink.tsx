import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { boot } from 'shell/host';
import { Badge, ChevronRightIcon, ConversationIcon, PeoplesWords, VisuallyHidden } from 'shared-ui';
import { keptTrip } from '../device/keptTrips';
import { useTripMember } from '../device/useTripMember';
import { useThreadsQuery } from './thread-api';
import styles from './ThreadLink.module.css';
import { lastWords } from './lastWords';
import { words } from '../words';

/** On the page of a trip with several companions: the way to the conversation of all of them. */
export function ThreadLink({ trip }: { trip: Pick<MatchDetails, 'id' | 'tripId' | 'companions'> }) {
  const me = useTripMember();
  const { data: threads } = useThreadsQuery(undefined, { skip: boot.offline || !trip.companions?.length });
  const thread = threads?.find(({ tripId }) => tripId === trip.tripId);
  const isKept = boot.offline && me && keptTrip(me.id, trip.id)?.thread;
  if (!me || !(thread || isKept)) return null;
  const unread = thread?.unread ?? 0;
  return (
    <Link to={`/trips/${trip.id}/conversation`} className={styles.link}>
      <ConversationIcon aria-hidden="true" />
      <span className={styles.title}>{words.everybodyOnTrip}</span>
      {thread && <PeoplesWords className={styles.words}>{lastWords(thread, me.id)}</PeoplesWords>}
      {unread > 0 ? (
        <Badge className={styles.new}>
          {words.newCount(unread)}
          <VisuallyHidden>{words.unreadCount(unread)}</VisuallyHidden>
        </Badge>
      ) : (
        <ChevronRightIcon aria-hidden="true" />
      )}
    </Link>
  );
}
