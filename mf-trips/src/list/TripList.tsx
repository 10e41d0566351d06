import type { Match } from 'backend/contract/trips';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { boot, isApiError, sentenceOf } from 'shell/host';
import { Button, EmptyState, Notice, PassDrawing, Skeleton, SkeletonRegion } from 'shared-ui';
import { useTripsInfiniteQuery, type TripsWhen } from '../api/trips';
import { keptTrips } from '../device/keptTrips';
import { TripPass } from '../pass/TripPass';
import { TwoPeople } from '../pass/TwoPeople';
import { words } from '../words';
import styles from './TripList.module.css';

interface TripListProps {
  when: TripsWhen;
  userId: number;
  /** Trips that are over wait above this list. */
  hasWaiting: boolean;
}

export function TripList({ when, userId, hasWaiting }: TripListProps) {
  const query = useTripsInfiniteQuery(when, { refetchOnMountOrArgChange: true });
  const { error, isFetching, refetch } = query;
  const [firstAdded, setFirstAdded] = useState<number>();
  const trips = query.data?.pages.flatMap((page) => page.trips);

  const showMore = async () => {
    const { data, isError } = await query.fetchNextPage();
    if (!isError) setFirstAdded(data?.pages.at(-1)?.trips[0]?.id);
  };

  const isOffline = boot.offline || (isApiError(error) && error.status === 'NETWORK');
  const kept = isOffline && when === 'coming' ? keptTrips().filter(({ me }) => me.id === userId) : [];
  if (!trips && kept.length > 0) {
    return (
      <>
        <Notice tone="warning">{words.tripsKept}</Notice>
        <Trips trips={kept.map(({ trip }) => trip)} level={2} />
      </>
    );
  }
  if (!trips && error && !isFetching) {
    return (
      <Notice
        tone="error"
        title={words.tripsFailed}
        action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}
      >
        {sentenceOf(error, words.tryInAMoment)}
      </Notice>
    );
  }
  if (!trips) {
    return (
      <SkeletonRegion label={words.loadingTrips} className={styles.trips}>
        <Skeleton shape="block" className={styles.skeleton} />
        <Skeleton shape="block" className={styles.skeleton} />
      </SkeletonRegion>
    );
  }
  if (trips.length === 0 && when === 'coming' && hasWaiting) return <p>{words.noOtherTrips}</p>;
  if (trips.length === 0) return <NoTrips when={when} />;

  const isProposal = ({ status, proposedByMe }: Match) => status === 'proposed' && !proposedByMe;
  const proposals = when === 'coming' ? trips.filter(isProposal) : [];
  const others = trips.filter((trip) => !proposals.includes(trip));
  return (
    <>
      {proposals.length > 0 && (
        <section className={styles.section} aria-labelledby="to-answer">
          <h2 id="to-answer" className={styles.title}>
            {words.waitingForYourAnswer}
          </h2>
          <Trips trips={proposals} level={3} />
        </section>
      )}
      {proposals.length > 0 && others.length > 0 ? (
        <section className={styles.section} aria-labelledby="other-trips">
          <h2 id="other-trips" className={styles.title}>
            {words.yourNextTrips}
          </h2>
          <Trips trips={others} level={3} firstAdded={firstAdded} />
        </section>
      ) : (
        <Trips trips={others} level={2} firstAdded={firstAdded} />
      )}
      {query.isFetchNextPageError && <Notice tone="error">{words.nextTripsFailed}</Notice>}
      {query.hasNextPage && (
        <Button className={styles.more} busy={query.isFetchingNextPage} onClick={showMore}>
          {words.showMoreTrips}
        </Button>
      )}
    </>
  );
}

interface TripsProps {
  trips: Match[];
  level: 2 | 3;
  /** The id of the first trip that "Show more" added; it gets the focus. */
  firstAdded?: number | undefined;
}

const focus = (element: HTMLElement | null) => element?.focus();

function Trips({ trips, level, firstAdded }: TripsProps) {
  if (!trips.length) return null;
  return (
    <ul className={styles.trips}>
      {trips.map((trip) => (
        <li key={trip.id} {...(trip.id === firstAdded && { ref: focus, tabIndex: -1 })}>
          <TripPass
            trip={trip}
            level={level}
            isWhole
            renderRoute={(route) => (
              <Link to={`/trips/${trip.id}`} className={styles.link}>
                {route}
              </Link>
            )}
          >
            <TwoPeople trip={trip} hasAll />
          </TripPass>
        </li>
      ))}
    </ul>
  );
}

function NoTrips({ when }: { when: TripsWhen }) {
  if (when === 'past') {
    return (
      <EmptyState drawing={<PassDrawing />} title={words.noPastTrips}>
        {words.noPastTripsHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<PassDrawing />}
      title={words.noTripsYet}
      action={
        <>
          <Button asChild variant="primary">
            <Link to="/search">{words.browseListings}</Link>
          </Button>
          <Button asChild>
            <Link to="/messages">{words.messages}</Link>
          </Button>
        </>
      }
    >
      {words.noTripsYetHint}
    </EmptyState>
  );
}
