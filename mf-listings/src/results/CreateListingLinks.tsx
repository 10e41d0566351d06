import type { ListingFilter } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { createPath } from '../search/filter';

/** Links to post a listing for this search; a search for both types gets both links. */
export function CreateListingLinks({ filter }: { filter: ListingFilter }) {
  const { type } = filter;
  return (
    <>
      {type !== 'seeking_help' && (
        <Button asChild variant="seeker">
          <Link to={createPath('helper', filter)}>Request Help</Link>
        </Button>
      )}
      {type !== 'helper' && (
        <Button asChild variant="helper">
          <Link to={createPath('seeking_help', filter)}>Offer Help</Link>
        </Button>
      )}
    </>
  );
}
