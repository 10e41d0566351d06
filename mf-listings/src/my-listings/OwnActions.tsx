import type { MyListing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { isApiError, toast } from 'shell/host';
import { Button } from 'shared-ui';
import { useCloseListingMutation, useReopenListingMutation } from '../api';
import { tripDates } from '../listing/tripDates';
import styles from './MyPass.module.css';
import type { OwnAction } from './useOwnAction';

interface OwnActionsProps {
  listing: MyListing;
  onAction: (action: OwnAction) => void;
}

export function OwnActions({ listing, onAction }: OwnActionsProps) {
  const { id, status, departureAirport, arrivalAirport } = listing;
  const [close, closing] = useCloseListingMutation();
  const [reopen, reopening] = useReopenListingMutation();
  const trip = `${departureAirport} to ${arrivalAirport}, ${tripDates(listing)}`;
  const names = (action: string) => `${action} ${trip}`;
  const look = (action: string) => ({ size: 'small' as const, 'aria-label': names(action) });

  return (
    <div className={styles.actions}>
      <Button asChild {...look('View')}>
        <Link to={`/listing/${id}`}>View</Link>
      </Button>
      {status !== 'expired' && (
        <Button {...look('Edit')} onClick={() => onAction('edit')}>
          Edit
        </Button>
      )}
      {status === 'active' && (
        <Button {...look('Close')} busy={closing.isLoading} onClick={() => tellFailure(close(id))}>
          Close
        </Button>
      )}
      {status === 'closed' && (
        <Button {...look('Reopen')} busy={reopening.isLoading} onClick={() => tellFailure(reopen(id))}>
          Reopen
        </Button>
      )}
      {status !== 'active' && (
        <Button {...look('Repost')} onClick={() => onAction('repost')}>
          Repost
        </Button>
      )}
      <Button {...look('Delete')} variant="quiet" onClick={() => onAction('delete')}>
        Delete
      </Button>
    </div>
  );
}

async function tellFailure(work: PromiseLike<{ error?: unknown }>) {
  const { error } = await work;
  if (!error) return;
  const description = (isApiError(error) && error.serverMessage) || 'Please try again';
  toast({ title: 'That did not work', description, variant: 'destructive' });
}
