import type { MyListing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button, Dialog } from 'shared-ui';
import styles from './SuccessDialog.module.css';
import { summaryOf } from './summary';

/** Everything once more, as it was published. */
export function SuccessDialog({ listing, onClose }: { listing: MyListing; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Success!"
      description="Your listing has been created successfully"
      footer={
        <Button asChild variant="primary">
          <Link to={`/listing/${listing.id}`}>See Your Listing</Link>
        </Button>
      }
    >
      <dl className={styles.summary}>
        {summaryOf(listing).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
