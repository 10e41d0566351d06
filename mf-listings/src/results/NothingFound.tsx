import type { ListingFilter } from 'backend/contract/listings';
import { EmptyState, PassDrawing } from 'shared-ui';
import { CreateLinks } from './CreateListingLinks';
import { gridWords } from './words';

export function NothingFound({ filter }: { filter: ListingFilter }) {
  return (
    <EmptyState
      drawing={<PassDrawing />}
      level={3}
      title={gridWords(filter.type).empty}
      action={<CreateLinks filter={filter} />}
    >
      <p>Try adjusting your search criteria or create a new listing.</p>
    </EmptyState>
  );
}
