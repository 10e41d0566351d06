import { useEffect } from 'react';
import { listingType, type ListingType } from 'backend/contract/listings';
import { useSearchParams } from 'react-router-dom';

const actions: Record<string, ListingType> = { offer: 'helper', find: 'seeking_help' };

/** The listing type in the address; a missing one is added. */
export function useListingType(): ListingType {
  const [search, setSearch] = useSearchParams();
  const typeInAddress = search.get('type');
  const type = actions[search.get('action') ?? ''] ?? listingType.catch('helper').parse(typeInAddress);

  useEffect(() => {
    if (typeInAddress === type) return;
    setSearch((current) => new URLSearchParams({ ...Object.fromEntries(current), type }), { replace: true });
  }, [typeInAddress, type, setSearch]);
  return type;
}
