import type { ListingFilter } from 'backend/contract/listings';
import { useState } from 'react';
import { readFilter, searchPath } from './filter';

const draftOf = ({ from, to, date, endDate, flight, type, needs }: ListingFilter) => ({
  from: from ?? '',
  to: to ?? '',
  date: date ?? '',
  endDate: endDate ?? '',
  flight: flight ?? '',
  type: type ?? '',
  needs: needs?.join(',') ?? '',
});
export type SearchDraft = ReturnType<typeof draftOf>;

export const filterOf = (draft: SearchDraft) => readFilter(new URLSearchParams(draft));

/** The values of a search form. They follow the address when it changes without a submit: by Back, or by a link. */
export function useSearchDraft(filter: ListingFilter) {
  const address = searchPath(filter);
  const [state, setState] = useState(() => ({ address, draft: draftOf(filter), resets: 0 }));
  if (state.address !== address) {
    const isSubmitted = searchPath(filterOf(state.draft)) === address;
    setState(
      isSubmitted ? { ...state, address } : { address, draft: draftOf(filter), resets: state.resets + 1 },
    );
  }
  return {
    draft: state.draft,
    /** A key for the fields, so that a reset also clears text that they hold themselves. */
    resets: state.resets,
    change: (part: Partial<SearchDraft>) =>
      setState((current) => ({ ...current, draft: { ...current.draft, ...part } })),
    clear: () => setState((current) => ({ ...current, draft: draftOf({}), resets: current.resets + 1 })),
  };
}
