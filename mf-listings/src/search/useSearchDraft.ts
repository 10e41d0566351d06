import type { ListingFilter } from 'backend/contract/listings';
import { useState } from 'react';
import { readFilter, searchPath } from './filter';

const draftOf = ({ from, to, date, endDate, flight, type }: ListingFilter) => ({
  from: from ?? '',
  to: to ?? '',
  date: date ?? '',
  endDate: endDate ?? '',
  flight: flight ?? '',
  type: type ?? '',
});
export type Draft = ReturnType<typeof draftOf>;

/** What a draft would search for. */
export const filterOf = (draft: Draft) => readFilter(new URLSearchParams(draft));

/** What stands in the form. It follows the address when that changes by itself: by Back, or by a link. */
export function useDraft(filter: ListingFilter) {
  const address = searchPath(filter);
  const [state, setState] = useState(() => ({ address, draft: draftOf(filter), round: 0 }));
  if (state.address !== address) {
    const isSubmitted = searchPath(filterOf(state.draft)) === address;
    setState(
      isSubmitted ? { ...state, address } : { address, draft: draftOf(filter), round: state.round + 1 },
    );
  }
  return {
    draft: state.draft,
    /** Another number: whatever the fields themselves still remember is to be forgotten too. */
    round: state.round,
    change: (part: Partial<Draft>) => setState((now) => ({ ...now, draft: { ...now.draft, ...part } })),
    clear: () => setState((now) => ({ ...now, draft: draftOf({}), round: now.round + 1 })),
  };
}
