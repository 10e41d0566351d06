import type { ListingFilter } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { createPath } from '../search/filter';
import { words } from '../words';

/** Links to post a listing for this search; a search for both types gets both links. */
export function CreateListingLinks({ filter }: { filter: ListingFilter }) {
  const { type } = filter;
  return (
    <>
      {type !== 'seeking_help' && (
        <Button asChild variant="seeker">
          <Link to={createPath('helper', filter)}>{words.requestHelp}</Link>
        </Button>
      )}
      {type !== 'helper' && (
        <Button asChild variant="helper">
          <Link to={createPath('seeking_help', filter)}>{words.offerHelp}</Link>
        </Button>
      )}
    </>
  );
}
