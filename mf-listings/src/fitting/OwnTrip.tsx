import type { Listing } from 'backend/contract/listings';
import { isServed, Slot } from 'shell/host';
import { DetailsDialog } from '../details/DetailsDialog';
import { FittingPeople } from './FittingPeople';
import styles from './FittingPeople.module.css';

/** The people for a member's own trip, and the details of each. */
export function OwnTrip({ listing }: { listing: Listing }) {
  return (
    <div className={styles.own}>
      <Companions listing={listing} />
      <FittingPeople listing={listing} isMine />
      <DetailsDialog />
    </div>
  );
}

/** Who flies along already. While that is unknown, the people who fit are enough. */
function Companions({ listing: { id, type, departure, arrival, date } }: { listing: Listing }) {
  if (type !== 'seeking_help' || !isServed('/trips')) return null;
  const props = { listingId: id, from: departure.code, to: arrival.code, date };
  return <Slot name="listing.companions" props={props} failed={() => null} />;
}
