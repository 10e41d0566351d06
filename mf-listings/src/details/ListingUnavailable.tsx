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

export const ListingUnavailable = ({ level = 2, ...rest }: ListingUnavailableProps) => (
  <Unavailable
    {...rest}
    level={level}
    missing={missing}
    failedTitle={words.listingFailed}
    searchLabel={words.browseListings}
  />
);
