import { useSafetyAnswerQuery } from '../api/trips';
import layout from '../before/BeforeTrip.module.css';
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
  const { isLoading, isError } = useSafetyAnswerQuery(id);
  if (isLoading) return <TripSkeleton />;
  if (isError) return <TripUnavailable error={error} onTryAgain={onTryAgain} />;
  return (
    <div className={className}>
      <div className={layout.trip}>
        <TripPageHead back={{ to: '/trips', label: words.myTrips }} title={words.tripClosed}>
          {words.tripClosedHint}
        </TripPageHead>
        <SafetyCard tripId={id} person={null} other={null} />
      </div>
    </div>
  );
}
