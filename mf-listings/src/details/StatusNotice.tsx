import type { Listing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Notice } from 'shared-ui';
import { statusWords } from '../contact/contactUnavailable';
import { routeOf } from '../listing/trip';

/** What a passer-by should know before anything else: that this trip no longer stands. */
export function StatusNotice({ listing }: { listing: Listing }) {
  const { status, departureAirport, arrivalAirport } = listing;
  if (status === 'active') return null;
  return (
    <Notice
      tone="warning"
      title={statusWords[status]}
      action={
        <Link to={`/search?from=${departureAirport}&to=${arrivalAirport}`}>
          See who else flies {routeOf(listing)}
        </Link>
      }
    />
  );
}
