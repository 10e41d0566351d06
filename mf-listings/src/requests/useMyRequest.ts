import type { Listing } from 'backend/contract/listings';
import type { RequestStatus } from 'backend/contract/trips/requests';
import { useMe } from 'shell/host';
import { useMyRequestsQuery } from '../api/listings';

/** The owner decides, or has to confirm the listing first. */
export const isAnsweredLater = ({ contact, userId }: Listing): boolean =>
  contact === 'after_yes' || userId === null;

interface MyRequest {
  id: number | null;
  status: RequestStatus | undefined;
  /** The trip that came of it. */
  tripId: number | null;
  isLoading: boolean;
  error?: unknown;
  retry: () => void;
}

interface Options {
  /** Also for listings that share at once: people who have the contact see it without asking again. */
  isAlwaysRead?: boolean;
}

/** What became of my request. Cards of listings that share at once need no call until they end. */
export function useMyRequest(listing: Listing, { isAlwaysRead = false }: Options = {}): MyRequest {
  const { me } = useMe();
  const isOwn = me?.id === listing.userId;
  const isOpen = listing.status === 'active' && !isAnsweredLater(listing);
  const skip = !me || isOwn || (isOpen && !isAlwaysRead);
  const { data, error, isLoading, refetch } = useMyRequestsQuery(undefined, { skip });
  const { id = null, status, tripId = null } = data?.find(({ listingId }) => listingId === listing.id) ?? {};
  return { id, status, tripId, isLoading, ...(!data && !isOpen && { error }), retry: () => void refetch() };
}
