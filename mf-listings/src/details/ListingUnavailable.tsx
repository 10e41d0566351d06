import { isApiError } from 'shell/host';
import { Unavailable } from './Unavailable';
import { words } from '../words';

interface ListingUnavailableProps {
  error: unknown;
  onTryAgain: () => void;
  level?: 1 | 2;
}

const missing = {
  title: words.listingGone,
  text: words.listingGoneHint,
};

/** Also while the cache still has what it was. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

export const ListingUnavailable = ({ level = 2, ...rest }: ListingUnavailableProps) => (
  <Unavailable
    {...rest}
    level={level}
    missing={missing}
    failedTitle={words.listingFailed}
    searchLabel={words.browseListings}
  />
);
