import type { MyListing } from 'backend/contract/listings';
import { listText } from 'shell/host';
import { Notice } from 'shared-ui';
import { useComingTripsQuery } from '../api/my-listings';
import { words } from '../words';

interface MovedTripsProps {
  listing: MyListing;
  /** As typed so far; the last day is empty for one day. */
  date: string;
  endDate: string;
}

/** Who is asked whether another day fits, because a trip is agreed on this listing. */
export function MovedTrips({ listing, date, endDate }: MovedTripsProps) {
  const isChanged = date !== '' && (date !== listing.date || endDate !== (listing.endDate ?? ''));
  const { data: coming = [] } = useComingTripsQuery(undefined, { skip: !isChanged });
  if (!isChanged) return null;
  const moved = coming.filter(
    (trip) =>
      trip.listingId === listing.id &&
      trip.status === 'agreed' &&
      (trip.date < date || trip.date > (endDate || date)),
  );
  if (!moved.length) return null;
  const names = [...new Set(moved.map(({ other }) => other.username))];
  return (
    <Notice data-wide tone="warning" role="status">
      {words.dayIsAsked(listText(names))}
    </Notice>
  );
}
