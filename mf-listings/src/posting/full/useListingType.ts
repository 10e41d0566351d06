import { useEffect } from 'react';
import { listingType, type ListingType } from 'backend/contract/listings';
import { useSearchParams } from 'react-router-dom';

const actions: Record<string, ListingType> = { offer: 'helper', find: 'seeking_help' };

/** Which of the two sides the link is for. The address always says it: it is added where it was missing. */
export function useListingType(): ListingType {
  const [search, setSearch] = useSearchParams();
  const said = search.get('type');
  const type = actions[search.get('action') ?? ''] ?? listingType.catch('helper').parse(said);

  useEffect(() => {
    if (said === type) return;
    setSearch((now) => new URLSearchParams({ ...Object.fromEntries(now), type }), { replace: true });
  }, [said, type, setSearch]);
  return type;
}
