import { Link } from 'react-router-dom';
import { boot, isApiError, sentenceOf } from 'shell/host';
import { Button, EmptyState, LostDrawing } from 'shared-ui';

interface TripUnavailableProps {
  error: unknown;
  isGone?: boolean;
  onTryAgain: () => void;
}

export function TripUnavailable({ error, isGone = isUnknown(error), onTryAgain }: TripUnavailableProps) {
  const toTrips = (
    <Button asChild variant={isGone ? 'primary' : 'secondary'}>
      <Link to="/trips">My trips</Link>
    </Button>
  );
  if (isGone) {
    return (
      <EmptyState level={1} drawing={<LostDrawing />} title="This trip was not found" action={toTrips}>
        The link is not complete, or the trip belongs to other people.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      drawing={<LostDrawing />}
      title="This trip could not be loaded"
      action={
        <>
          <Button variant="primary" onClick={boot.offline ? () => location.reload() : onTryAgain}>
            Try again
          </Button>
          {toTrips}
        </>
      }
    >
      {boot.offline
        ? 'There is no network, and this device does not keep this trip.'
        : sentenceOf(error, 'Please try again in a moment.')}
    </EmptyState>
  );
}

const isUnknown = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 400);
