import type { MyListing } from 'backend/contract/listings';
import { DeleteDialog } from './DeleteDialog';
import { EditDialog } from './EditDialog';
import styles from './MyListings.module.css';
import { MyPass } from './MyPass';
import { RepostDialog } from './RepostDialog';
import { useListingAction } from './useListingAction';

const dialogs = { edit: EditDialog, repost: RepostDialog, delete: DeleteDialog };

/** Upcoming trips first, soonest first; past trips below. */
export function MyListings({ listings }: { listings: MyListing[] }) {
  const { action, id, open, close } = useListingAction();
  const upcoming = listings.filter(({ status }) => status !== 'expired').toReversed();
  const past = listings.filter(({ status }) => status === 'expired');
  const target = listings.find((listing) => listing.id === id);
  const ActionDialog = action && dialogs[action];

  const pass = (listing: MyListing, level: 2 | 3) => (
    <li key={listing.id}>
      <MyPass listing={listing} level={level} onAction={(next) => open(next, listing.id)} />
    </li>
  );
  return (
    <>
      {upcoming.length > 0 && (
        <ul className={styles.passes}>{upcoming.map((listing) => pass(listing, 2))}</ul>
      )}
      {past.length > 0 && (
        <>
          <h2 className={styles.title}>Past trips</h2>
          <ul className={styles.passes}>{past.map((listing) => pass(listing, 3))}</ul>
        </>
      )}
      {ActionDialog && target && <ActionDialog key={target.id} listing={target} onClose={close} />}
    </>
  );
}
