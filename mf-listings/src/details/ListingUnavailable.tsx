import { Unavailable } from './Unavailable';

interface ListingUnavailableProps {
  error: unknown;
  onTryAgain: () => void;
  level?: 1 | 2;
}

const missing = {
  title: 'This listing is gone',
  text: 'It is closed or over, or the link is not complete. Others may be flying the same way.',
};

export const ListingUnavailable = ({ level = 2, ...rest }: ListingUnavailableProps) => (
  <Unavailable
    {...rest}
    level={level}
    missing={missing}
    failedTitle="This listing could not be loaded"
    searchLabel="Browse Listings"
  />
);
