import type { SlotProps } from 'shell/host';
import { DetailsDialog } from '../details/DetailsDialog';
import { ListingsGrid } from '../results/ListingsGrid';

/** Who else could fly along, after a trip was cancelled. */
export function OtherTravelers({ without, stops: via, ...filter }: SlotProps<'trip.others'>) {
  return (
    <>
      <ListingsGrid filter={{ ...filter, via }} limit={3} without={without} />
      <DetailsDialog />
    </>
  );
}
