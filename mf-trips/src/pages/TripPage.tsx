import type { MatchDetails } from 'backend/contract/trips';
import { useParams, useSearchParams } from 'react-router-dom';
import { boot, isApiError, openLogin, readId, usePageTitle } from 'shell/host';
import { SignedOut, useNow } from 'shared-ui';
import { TripSkeleton } from '../trip/TripSkeleton';
import { TripUnavailable } from '../trip/TripUnavailable';
import { AfterTrip } from '../after/AfterTrip';
import { PartedTrip } from '../after/PartedTrip';
import { BeforeTrip } from '../before/BeforeTrip';
import { DayOfTravel } from '../day/DayOfTravel';
import { HelpCalled } from '../her-page/HelpCalled';
import { ThreadLink } from '../thread/ThreadLink';
import { companionOf, namesOf } from '../day/names';
import { useIsSignedOut, useTripMember } from '../device/useTripMember';
import { isDayOfTravel, isOver } from '../time/tripTimes';
import { SuspendedMembers } from '../trip/SuspendedMembers';
import { useTrip } from '../trip/useTrip';
import { words } from '../words';
import styles from './TripPage.module.css';

/** A trip of two people, seen by one of them: before, on the day of travel, and after. */
export function TripPage() {
  const id = readId(useParams().id ?? null);
  const [query] = useSearchParams();
  const me = useTripMember();
  const isSignedOut = useIsSignedOut();
  const { trip, careCard, isCardLoading, isOffline, error, isFetching, refetch } = useTrip(id, me);
  const now = useNow();
  usePageTitle(trip && titleOf(trip));

  if (isSignedOut) return <SignedOut onLogIn={() => openLogin()}>{words.logInToView}</SignedOut>;
  if (id === null) return <TripUnavailable error={null} isGone onTryAgain={() => undefined} />;
  if (!trip && me && !boot.offline && isApiError(error) && error.status === 404)
    return <PartedTrip id={id} className={styles.page} error={error} onTryAgain={() => void refetch()} />;
  if (!trip || !me) {
    return boot.offline || (error && !isFetching) ? (
      <TripUnavailable error={error} onTryAgain={() => void refetch()} />
    ) : (
      <TripSkeleton />
    );
  }
  const isAgreed = trip.status === 'agreed';
  const isDay = isAgreed && isDayOfTravel(trip, now);
  const hasArrived = trip.steps.some(({ step }) => step === 'handed_over');
  const isAfter =
    trip.status === 'done' ||
    (isAgreed && (isOver(trip, now) || (isDay && hasArrived && query.get('show') === 'after')));
  // The card has the traveler's name, which must not change under the reader's eyes.
  if (isDay && isCardLoading) return <TripSkeleton />;
  return (
    <div className={styles.page}>
      <HelpCalled trip={trip} traveler={namesOf(trip, me, careCard).traveler} now={now} />
      {!isAfter && <SuspendedMembers trip={trip} />}
      <ThreadLink trip={trip} />
      {isAfter ? (
        <AfterTrip trip={trip} me={me} now={now} isOffline={isOffline} />
      ) : isDay && query.get('show') !== 'flight' ? (
        <DayOfTravel key={trip.id} trip={trip} careCard={careCard} me={me} now={now} isOffline={isOffline} />
      ) : (
        <BeforeTrip trip={trip} now={now} isDay={isDay} isOffline={isOffline} />
      )}
    </div>
  );
}

const titleOf = (trip: MatchDetails) =>
  words.tripWith(trip.departure.city, trip.arrival.city, companionOf(trip));
