import { formatDay } from 'shared-ui';
import { usePartedTripQuery, useSafetyAnswerQuery } from '../api/trips';
import layout from '../before/BeforeTrip.module.css';
import { firstName } from '../companions/firstNames';
import { TripPageHead } from '../trip/TripPageHead';
import { TripSkeleton } from '../trip/TripSkeleton';
import { TripUnavailable } from '../trip/TripUnavailable';
import { SafetyCard } from './TripSafety';
import { words } from '../words';

interface PartedTripProps {
  id: number;
  className: string | undefined;
  /** Why the trip itself is not shown. */
  error: unknown;
  onTryAgain: () => void;
}

/** After one has blocked the other the trip is gone for both, and one question is left. Nothing says who blocked. */
export function PartedTrip({ id, className, error, onTryAgain }: PartedTripProps) {
  const { isLoading, isError, isSuccess } = useSafetyAnswerQuery(id);
  // A server of the last release does not say which trip it is.
  const { data: trip, isLoading: isTripLoading } = usePartedTripQuery(id, { skip: !isSuccess });
  if (isLoading || isTripLoading) return <TripSkeleton />;
  if (isError) return <TripUnavailable error={error} onTryAgain={onTryAgain} />;
  const other = trip?.other ?? null;
  return (
    <div className={className}>
      <div className={layout.trip}>
        <TripPageHead back={{ to: '/trips', label: words.myTrips }} title={words.tripClosed}>
          {other ? words.tripClosedWith(other) : words.tripClosedHint}
          {trip && ` ${words.safetyAbout(trip.departure.city, trip.arrival.city, formatDay(trip.date))}`}
        </TripPageHead>
        <SafetyCard tripId={id} person={trip?.traveler ? firstName(trip.traveler) : null} other={other} />
      </div>
    </div>
  );
}
