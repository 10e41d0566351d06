import { nameOf } from 'shell/host';
import type { SearchFilter } from '../listing/filterQuery';
import { needWords } from 'shell/forms';
import { viaCodes } from './filter';
import { words } from '../words';

export interface ActiveFilter {
  text: string;
  /** The search without it. */
  without: SearchFilter;
}

/** The filters of a search beyond its trip, in the order of the form. */
export function activeFilters(filter: SearchFilter): ActiveFilter[] {
  const { language, stops, via, verified, acceptsTips, needs = [] } = filter;
  const without = (part: Partial<SearchFilter>): SearchFilter => ({ ...filter, ...part });
  return [
    ...(via
      ? [{ text: words.changingIn(words.facts(viaCodes(via))), without: without({ via: undefined }) }]
      : []),
    ...(language
      ? [{ text: words.speaks(nameOf('language', language)), without: without({ language: undefined }) }]
      : []),
    ...(stops ? [{ text: words.stopFilters[stops], without: without({ stops: undefined }) }] : []),
    ...(verified ? [{ text: words.verified, without: without({ verified: undefined }) }] : []),
    ...(acceptsTips ? [{ text: words.acceptsTips, without: without({ acceptsTips: undefined }) }] : []),
    ...needs.map((need) => ({
      text: needWords[need],
      without: without({ needs: needs.filter((other) => other !== need) }),
    })),
  ];
}
