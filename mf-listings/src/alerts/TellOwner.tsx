import type { Listing } from 'backend/contract/listings';
import { useAlertsQuery } from '../api/alerts';
import { TellMeCard } from './TellMeCard';
import { watchedBy, watchedText } from './watchedTrip';

/** For a listing that still needs somebody, unless its owner is told already. */
export function TellOwner({ listing, level }: { listing: Listing; level: 2 | 3 }) {
  const { data: alerts } = useAlertsQuery();
  const watched = watchedBy(listing);
  if (!alerts || !watched) return null;
  const isTold = alerts.some(({ ownListing, status }) => ownListing === listing.id && status === 'on');
  if (isTold) return <p>We write to you as soon as somebody is found.</p>;
  return (
    <TellMeCard
      title="Tell me when somebody is found"
      level={level}
      lead={`By mail: ${watchedText(watched)}, only for the flights without company.`}
      watched={watched}
    />
  );
}
