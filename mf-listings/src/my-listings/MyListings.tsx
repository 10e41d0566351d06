import type { MyListing } from 'backend/contract/listings';
import { DeleteDialog } from './DeleteDialog';
import { EditDialog } from './EditDialog';
import { words } from '../words';
import styles from './MyListings.module.css';
import { MyListingCard } from './MyListingCard';
import { RepostDialog } from './RepostDialog';
import { useListingDialog } from './useListingDialog';

const dialogs = { edit: EditDialog, repost: RepostDialog, delete: DeleteDialog };

/** Upcoming trips first, soonest first; past trips below. */
export function MyListings({ listings }: { listings: MyListing[] }) {
  const { dialog, id, openDialog, closeDialog } = useListingDialog();
  const upcoming = listings.filter(({ status }) => status !== 'expired').toReversed();
  const past = listings.filter(({ status }) => status === 'expired');
  const target = listings.find((listing) => listing.id === id);
  const Dialog = dialog && dialogs[dialog];

  const card = (listing: MyListing, level: 2 | 3) => (
    <li key={listing.id} data-wide={listing.contactRequests > 0 || undefined}>
      <MyListingCard listing={listing} level={level} openDialog={(next) => openDialog(next, listing.id)} />
    </li>
  );
  return (
    <>
      {upcoming.length > 0 && (
        <ul className={styles.passes}>{upcoming.map((listing) => card(listing, 2))}</ul>
      )}
      {past.length > 0 && (
        <>
          <h2 className={styles.title}>{words.pastTrips}</h2>
          <ul className={styles.passes}>{past.map((listing) => card(listing, 3))}</ul>
        </>
      )}
      {Dialog && target && <Dialog key={target.id} listing={target} onClose={closeDialog} />}
    </>
  );
}
