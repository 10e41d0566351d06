import type { Listing, MyListing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { sentenceOf, toast } from 'shell/host';
import { Badge, Button } from 'shared-ui';
import { useCloseListingMutation, useReopenListingMutation } from '../api/my-listings';
import { routeOf, tripDates } from '../listing/trip';
import { BoardingPass } from '../pass/BoardingPass';
import styles from './MyListingCard.module.css';
import { Requests } from './requests/Requests';
import type { ListingDialog } from './useListingDialog';

const statusBadges = {
  active: { label: 'Active', tone: 'good' },
  closed: { label: 'Closed', tone: 'neutral' },
  expired: { label: 'Past', tone: 'neutral' },
} as const satisfies Record<Listing['status'], object>;

interface MyListingCardProps {
  listing: MyListing;
  openDialog: (dialog: ListingDialog) => void;
  level?: 2 | 3;
}

export function MyListingCard({ listing, openDialog, level = 2 }: MyListingCardProps) {
  const { label, tone } = statusBadges[listing.status];
  return (
    <BoardingPass
      listing={listing}
      level={level}
      corner={<Badge tone={tone}>{label}</Badge>}
      stub={
        <div className={styles.stub}>
          <Actions listing={listing} openDialog={openDialog} />
          {listing.status !== 'expired' && <ContactRuleLine listing={listing} openDialog={openDialog} />}
          <Requests listing={listing} level={level === 2 ? 3 : 4} />
        </div>
      }
    />
  );
}

function ContactRuleLine({ listing: { contact }, openDialog }: Omit<MyListingCardProps, 'level'>) {
  return (
    <p className={styles.rule}>
      Contact is given {contact === 'after_yes' ? 'after your yes' : 'at once to whoever asks'}.{' '}
      <Button
        variant="quiet"
        size="small"
        className={styles.change}
        aria-label="Change how contact is given"
        onClick={() => openDialog('edit')}
      >
        Change
      </Button>
    </p>
  );
}

function Actions({ listing, openDialog }: Omit<MyListingCardProps, 'level'>) {
  const { id, status } = listing;
  const [close, closing] = useCloseListingMutation();
  const [reopen, reopening] = useReopenListingMutation();
  const trip = `${routeOf(listing)}, ${tripDates(listing)}`;
  const button = (action: string) => ({ size: 'small' as const, 'aria-label': `${action} ${trip}` });

  return (
    <div className={styles.actions}>
      <Button asChild {...button('View')}>
        <Link to={`/listing/${id}`}>View</Link>
      </Button>
      {status !== 'expired' && (
        <Button {...button('Edit')} onClick={() => openDialog('edit')}>
          Edit
        </Button>
      )}
      {status === 'active' && (
        <Button {...button('Close')} busy={closing.isLoading} onClick={() => toastError(close(id))}>
          Close
        </Button>
      )}
      {status === 'closed' && (
        <Button {...button('Reopen')} busy={reopening.isLoading} onClick={() => toastError(reopen(id))}>
          Reopen
        </Button>
      )}
      {status !== 'active' && (
        <Button {...button('Repost')} onClick={() => openDialog('repost')}>
          Repost
        </Button>
      )}
      <Button {...button('Delete')} variant="quiet" onClick={() => openDialog('delete')}>
        Delete
      </Button>
    </div>
  );
}

async function toastError(call: PromiseLike<{ error?: unknown }>) {
  const { error } = await call;
  if (!error) return;
  const description = sentenceOf(error, 'Please try again');
  toast({ title: 'That did not work', description, variant: 'destructive' });
}
