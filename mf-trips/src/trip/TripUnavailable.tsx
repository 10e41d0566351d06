import { Link } from 'react-router-dom';
import { boot, isApiError, sentenceOf } from 'shell/host';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { words } from '../words';

interface TripUnavailableProps {
  error: unknown;
  isGone?: boolean;
  onTryAgain: () => void;
}

export function TripUnavailable({ error, isGone = isUnknown(error), onTryAgain }: TripUnavailableProps) {
  const toTrips = (
    <Button asChild variant={isGone ? 'primary' : 'secondary'}>
      <Link to="/trips">{words.myTrips}</Link>
    </Button>
  );
  if (isGone) {
    return (
      <EmptyState level={1} drawing={<LostDrawing />} title={words.tripNotFound} action={toTrips}>
        {words.tripNotFoundHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      drawing={<LostDrawing />}
      title={words.tripNotLoaded}
      action={
        <>
          <Button variant="primary" onClick={boot.offline ? () => location.reload() : onTryAgain}>
            {words.tryAgain}
          </Button>
          {toTrips}
        </>
      }
    >
      {boot.offline ? words.noNetworkTrip : sentenceOf(error, words.tryInAMoment)}
    </EmptyState>
  );
}

const isUnknown = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 400);
