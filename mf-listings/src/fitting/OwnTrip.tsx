import type { Listing } from 'backend/contract/listings';
import { DetailsDialog } from '../details/DetailsDialog';
import { FittingPeople } from './FittingPeople';

/** The people for a member's own trip, and the details of each. */
export function OwnTrip({ listing }: { listing: Listing }) {
  return (
    <>
      <FittingPeople listing={listing} isMine />
      <DetailsDialog />
    </>
  );
}
