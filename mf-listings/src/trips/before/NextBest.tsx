import type { Match } from 'backend/contract/trips';
import { DetailsDialog } from '../../details/DetailsDialog';
import { ListingsGrid } from '../../results/ListingsGrid';

/** Who else could fly along, after a trip was cancelled. */
export function NextBest({ trip: { role, other, departure, arrival, date } }: { trip: Match }) {
  const type = role === 'helper' ? 'seeking_help' : 'helper';
  return (
    <div data-wide>
      <ListingsGrid
        filter={{ from: departure.code, to: arrival.code, date, type }}
        limit={3}
        without={other.id}
      />
      <DetailsDialog />
    </div>
  );
}
