import type { MyListing } from 'backend/contract/listings';
import styles from './MyListings.module.css';
import { OwnPass } from './MyPass';
import type { OwnAction } from './useOwnAction';

interface OwnListingsProps {
  listings: MyListing[];
  onAction: (action: OwnAction, id: number) => void;
}

/** What is still ahead comes first, soonest first; what is over stands below. */
export function OwnListings({ listings, onAction }: OwnListingsProps) {
  const ahead = listings.filter(({ status }) => status !== 'expired').toReversed();
  const past = listings.filter(({ status }) => status === 'expired');
  const pass = (listing: MyListing, level: 2 | 3) => (
    <li key={listing.id}>
      <OwnPass listing={listing} level={level} onAction={(action) => onAction(action, listing.id)} />
    </li>
  );
  return (
    <>
      {ahead.length > 0 && <ul className={styles.passes}>{ahead.map((listing) => pass(listing, 2))}</ul>}
      {past.length > 0 && (
        <>
          <h2 className={styles.title}>Past trips</h2>
          <ul className={styles.passes}>{past.map((listing) => pass(listing, 3))}</ul>
        </>
      )}
    </>
  );
}
