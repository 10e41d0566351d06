import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { boot, isApiError, openLogin, readId, useMe } from 'shell/host';
import { EmptyState, LostDrawing, SignedOut, useHydrated } from 'shared-ui';
import { keepThread } from '../device/keptTrips';
import { KeptThread } from '../thread/KeptThread';
import { ThreadConversation } from '../thread/ThreadConversation';
import { useThreadInfiniteQuery, useThreadsQuery } from '../thread/thread-api';
import { namesOf } from '../thread/lastWords';
import { ThreadSkeleton } from '../thread/ThreadSkeleton';
import { TripPageHead } from '../trip/TripPageHead';
import { TripUnavailable } from '../trip/TripUnavailable';
import { useReload } from '../trip/useTrip';
import { words } from '../words';
import styles from './TripConversationPage.module.css';

/** The conversation of all who are on one trip. */
export function TripConversationPage() {
  const id = readId(useParams().id ?? null);
  const { me, isLoading } = useMe();
  if (boot.offline && id !== null) return <KeptThread key={id} id={id} className={styles.page} />;
  if (!me) {
    return isLoading ? null : <SignedOut onLogIn={() => openLogin()}>{words.logInToView}</SignedOut>;
  }
  if (id === null) return <TripUnavailable error={null} isGone onTryAgain={() => undefined} />;
  return <Conversation key={`${me.id}-${id}`} id={id} me={me.id} />;
}

function Conversation({ id, me }: { id: number; me: number }) {
  const isHydrated = useHydrated();
  const query = useThreadInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const { data: threads } = useThreadsQuery();
  const { currentData, error, isFetching, refetch } = query;
  // Live news may be lost, for example while the connection was away.
  useReload(() => void refetch(), false);
  const isGone = isApiError(error) && error.status === 404;
  const pages = isGone ? undefined : currentData?.pages;
  const newest = pages?.[0];
  useEffect(() => {
    if (newest) keepThread(me, id, newest);
  }, [me, id, newest]);
  if (isGone && !isFetching) return <NotFound />;
  if (!pages && error && !isFetching)
    return <TripUnavailable error={error} onTryAgain={() => void refetch()} />;

  const about = threads?.find(({ matchId }) => matchId === id);
  const others = newest?.people.filter(({ isMe, isMember }) => !isMe && isMember) ?? [];
  return (
    <div className={styles.page}>
      <TripPageHead
        back={{
          to: `/trips/${id}`,
          label: about ? words.fromTo(about.departure.city, about.arrival.city) : words.theTrip,
        }}
        title={words.everybodyOnTrip}
      >
        {others.length > 0 ? words.readLaterBy([words.you, ...namesOf(others)]) : words.readLater}
      </TripPageHead>
      {pages && isHydrated ? (
        <ThreadConversation
          id={id}
          me={me}
          pages={pages}
          earlier={{
            isThere: query.hasNextPage,
            isLoading: query.isFetchingNextPage,
            isError: query.isFetchNextPageError,
            onLoadMore: () => void query.fetchNextPage(),
          }}
        />
      ) : (
        <ThreadSkeleton />
      )}
    </div>
  );
}

const NotFound = () => (
  <EmptyState level={1} drawing={<LostDrawing />} title={words.conversationNotFound}>
    {words.conversationNotFoundHint}
  </EmptyState>
);
