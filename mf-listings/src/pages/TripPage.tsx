import type { MatchDetails } from 'backend/contract/listings/matches';
import { useParams } from 'react-router-dom';
import { readId, usePageTitle } from 'shell/host';
import { TripSkeleton } from '../trips/TripSkeleton';
import { TripUnavailable } from '../trips/TripUnavailable';
import { BeforeTrip } from '../trips/before/BeforeTrip';
import { useNow } from '../trips/time/useNow';
import { useTrip } from '../trips/useTrip';
import styles from './TripPage.module.css';

/** A trip of two people, seen by one of them: before, on the day of travel, and after. */
export function TripPage() {
  const id = readId(useParams().id ?? null);
  const { currentData: trip, error, isFetching, refetch } = useTrip(id);
  const now = useNow();
  usePageTitle(trip && titleOf(trip));

  if (id === null) return <TripUnavailable error={null} isGone onTryAgain={() => undefined} />;
  if (!trip) {
    return error && !isFetching ? (
      <TripUnavailable error={error} onTryAgain={() => void refetch()} />
    ) : (
      <TripSkeleton />
    );
  }
  return (
    <div className={styles.page}>
      <BeforeTrip trip={trip} now={now} />
    </div>
  );
}

const titleOf = ({ departure, arrival, other }: MatchDetails) =>
  `${departure.city} to ${arrival.city} with ${other.username}`;
