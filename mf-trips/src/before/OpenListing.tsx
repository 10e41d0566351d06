import type { Match } from 'backend/contract/trips';
import { useMe } from 'shell/host';
import { Button, Card } from 'shared-ui';
import {
  useAgreedListingQuery,
  useCloseAgreedListingMutation,
  useReopenAgreedListingMutation,
} from '../api/trips';
import { leavesFocusToHeading } from '../trip/leavesFocusTo';
import { sendAndTell } from '../trip/sendAndTell';
import { useReturnedFocus } from '../trip/useReturnedFocus';
import { words } from '../words';
import styles from './TripCard.module.css';

interface OpenListingProps {
  listingId: NonNullable<Match['listingId']>;
  className: string | undefined;
}

/** After the agreement the owner of the listing can close it, or keep it open for others. */
export function OpenListing({ listingId, className }: OpenListingProps) {
  const { me } = useMe();
  const { data: listing } = useAgreedListingQuery(listingId);
  const [close, { isLoading }] = useCloseAgreedListingMutation();
  const [reopen] = useReopenAgreedListingMutation();
  const { button, returnFocus } = useReturnedFocus(`close ${listingId}`);
  if (!listing || listing.userId !== me?.id || listing.status !== 'active') return null;
  const closeAtOnce = () =>
    sendAndTell(
      () => close(listingId).unwrap(),
      { title: words.listingClosed, description: words.listingClosedHint },
      { undo: () => reopen(listingId), onUndone: returnFocus },
    );
  return (
    <Card
      ref={leavesFocusToHeading}
      role="region"
      aria-labelledby="open-listing"
      className={`${styles.card} ${styles.screen} ${className}`}
    >
      <h2 id="open-listing" className={styles.title}>
        {words.listingStillOpen}
      </h2>
      <p>{words.listingStillOpenHint}</p>
      <Button ref={button} size="small" className={styles.button} busy={isLoading} onClick={closeAtOnce}>
        {words.closeListing}
      </Button>
    </Card>
  );
}
