import type { Listing } from 'backend/contract/listings';
import { Button, CalendarPlusIcon, PrinterIcon } from 'shared-ui';
import styles from './PageActions.module.css';
import { Safety } from '../details/SafetyButtons';
import { ShareButton } from '../details/ShareButton';

/** What can be done with the pass itself. */
export function PageActions({ listing, onBlocked }: { listing: Listing; onBlocked: () => void }) {
  return (
    <div className={styles.actions}>
      <ShareButton listing={listing} />
      <Button asChild variant="quiet" size="small">
        <a href={`/api/listings/id/${listing.id}/calendar`} download>
          <CalendarPlusIcon aria-hidden="true" /> Add to Calendar
        </a>
      </Button>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <PrinterIcon aria-hidden="true" /> Print
      </Button>
      <Safety listing={listing} onBlocked={onBlocked} />
    </div>
  );
}
