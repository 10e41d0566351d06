import type { Listing } from 'backend/contract/listings';
import { BoardingPass } from './BoardingPass';
import { Person } from './Person';
import { TipBadges } from './TipBadges';

/** A listing as others see it, with nothing to press for whoever it belongs to. */
export function PassToShow({ listing }: { listing: Listing }) {
  const stub = (
    <>
      <Person listing={listing} />
      <TipBadges listing={listing} />
    </>
  );
  return <BoardingPass listing={listing} level={2} stub={stub} />;
}
