import { Link } from 'react-router-dom';
import { isApiError, sentenceOf } from 'shell/host';
import { Button, EmptyState, LostDrawing } from 'shared-ui';

interface ListingUnavailableProps {
  error: unknown;
  onTryAgain: () => void;
  level?: 1 | 2;
}

export function ListingUnavailable({ error, onTryAgain, level = 2 }: ListingUnavailableProps) {
  const isGone = isApiError(error) && (error.status === 404 || error.status === 400);
  const search = (
    <Button asChild variant={isGone ? 'primary' : 'secondary'}>
      <Link to="/search">Browse Listings</Link>
    </Button>
  );
  if (isGone) {
    return (
      <EmptyState level={level} drawing={<LostDrawing />} title="This listing is gone" action={search}>
        It is closed or over, or the link is not complete. Others may be flying the same way.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={level}
      drawing={<LostDrawing />}
      title="This listing could not be loaded"
      action={
        <>
          <Button variant="primary" onClick={onTryAgain}>
            Try again
          </Button>
          {search}
        </>
      }
    >
      {sentenceOf(error, 'Please try again in a moment.')}
    </EmptyState>
  );
}
