import type { Listing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Notice } from 'shared-ui';
import { routeOf } from '../listing/trip';
import { words } from '../words';

export function StatusNotice({ listing }: { listing: Listing }) {
  const { status, departureAirport, arrivalAirport } = listing;
  if (status === 'active') return null;
  return (
    <Notice
      tone="warning"
      title={words.inactive[status]}
      action={
        <Link to={`/search?from=${departureAirport}&to=${arrivalAirport}`}>
          {words.seeWhoElse(routeOf(listing))}
        </Link>
      }
    />
  );
}
