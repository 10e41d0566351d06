import { Link } from 'react-router-dom';
import { isApiError } from 'shell/host';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { routeOf } from '../listing/trip';
import { Unavailable } from './Unavailable';
import { words } from '../words';
import type { RefusedAsk } from '../requests/useRefusedAsk';

interface ListingUnavailableProps {
  error: unknown;
  onTryAgain: () => void;
  level?: 1 | 2;
  refused?: RefusedAsk | undefined;
}

const missing = {
  title: words.listingGone,
  text: words.listingGoneHint,
};

/** Also while the cache still has what it was. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

export function ListingUnavailable({ level = 2, refused, ...rest }: ListingUnavailableProps) {
  if (refused && isGone(rest.error)) return <GoneSinceAsked level={level} refused={refused} />;
  return (
    <Unavailable
      {...rest}
      level={level}
      missing={missing}
      failedTitle={words.listingFailed}
      searchLabel={words.browseListings}
    />
  );
}

/** In the words of the refusal, which were on the page for a moment only. */
function GoneSinceAsked({ level, refused: { listing, sentence } }: { level: 1 | 2; refused: RefusedAsk }) {
  const { departureAirport, arrivalAirport } = listing;
  return (
    <EmptyState
      role="alert"
      level={level}
      drawing={<LostDrawing />}
      title={words.listingGone}
      action={
        <Button asChild variant="primary">
          <Link to={`/search?from=${departureAirport}&to=${arrivalAirport}`}>
            {words.seeWhoElse(routeOf(listing))}
          </Link>
        </Button>
      }
    >
      {sentence}
    </EmptyState>
  );
}
