import { useState } from 'react';
import { queryOf, type SearchFilter } from '../listing/filterQuery';
import { readFilter, searchPath } from './filter';

/** `stops` are those of a flight search, or the filter of a search. */
export type SearchedTrip = Omit<SearchFilter, 'stops'> & { stops?: string | undefined };

export type SearchDraft = Record<keyof ReturnType<typeof queryOf>, string>;

const noDraft: SearchDraft = {
  from: '',
  to: '',
  date: '',
  endDate: '',
  flight: '',
  type: '',
  needs: '',
  language: '',
  verified: '',
  acceptsTips: '',
  stops: '',
};

function draftOf({ stops, ...filter }: SearchedTrip): SearchDraft {
  const present = Object.entries({ ...queryOf(filter), stops: stops ?? filter.via }).filter(
    ([, value]) => value,
  );
  return { ...noDraft, ...Object.fromEntries(present) };
}

const searchOf = (draft: SearchDraft) => searchPath(filterOf(draft));

export const filterOf = (draft: SearchDraft) => readFilter(new URLSearchParams(draft));

/** The values of a search form. They follow the address when it changes without a submit: by Back, or by a link. */
export function useSearchDraft(filter: SearchedTrip, addressOf: (draft: SearchDraft) => string = searchOf) {
  const address = addressOf(draftOf(filter));
  const [state, setState] = useState(() => ({ address, draft: draftOf(filter), resets: 0 }));
  if (state.address !== address) {
    const isSubmitted = addressOf(state.draft) === address;
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
    clear: () => setState((current) => ({ ...current, draft: noDraft, resets: current.resets + 1 })),
  };
}
