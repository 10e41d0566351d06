import type { Listing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Notice } from 'shared-ui';
import { inactiveTexts } from '../contact/contactUnavailable';
import { routeOf } from '../listing/trip';

export function StatusNotice({ listing }: { listing: Listing }) {
  const { status, departureAirport, arrivalAirport } = listing;
  if (status === 'active') return null;
  return (
    <Notice
      tone="warning"
      title={inactiveTexts[status]}
      action={
        <Link to={`/search?from=${departureAirport}&to=${arrivalAirport}`}>
          See who else flies {routeOf(listing)}
        </Link>
      }
    />
  );
}
