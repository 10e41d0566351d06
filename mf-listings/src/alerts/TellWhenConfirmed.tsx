import type { Listing } from 'backend/contract/listings';
import { useMyRequest } from '../requests/useMyRequest';
import { TellMeCard } from './TellMeCard';
import { waitingFor } from './watchedTrip';
import { words } from '../words';

/** For a guest's listing that is not confirmed yet. Members who asked for the contact get a mail without it. */
export function TellWhenConfirmed({ listing }: { listing: Listing }) {
  const { status, isLoading } = useMyRequest(listing);
  if (listing.userId !== null || listing.status !== 'active' || isLoading || status) return null;
  return (
    <TellMeCard
      key={listing.id}
      title={words.tellMeWhenConfirmed}
      level={3}
      lead={words.weWriteOnceConfirmed(listing.username)}
      watched={waitingFor(listing)}
    />
  );
}
