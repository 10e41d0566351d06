import type { Listing } from 'backend/contract/listings';
import type { RequestStatus } from 'backend/contract/trips/requests';
import { useMe } from 'shell/host';
import { useMyRequestsQuery } from '../api/listings';

/** The owner decides, or has to confirm the listing first. */
export const isAnsweredLater = ({ contact, userId }: Listing): boolean =>
  contact === 'after_yes' || userId === null;

interface MyRequest {
  status: RequestStatus | undefined;
  isLoading: boolean;
  error?: unknown;
  retry: () => void;
}

/** What became of my request. Listings that share at once need no call until they end. */
export function useMyRequest(listing: Listing): MyRequest {
  const { me } = useMe();
  const isOwn = me?.id === listing.userId;
  const isOpen = listing.status === 'active' && !isAnsweredLater(listing);
  const { data, error, isLoading, refetch } = useMyRequestsQuery(undefined, { skip: !me || isOwn || isOpen });
  const status = data?.find(({ listingId }) => listingId === listing.id)?.status;
  return { status, isLoading, ...(!data && { error }), retry: () => void refetch() };
}
