import type { SearchFilter } from '../listing/filterQuery';
import { needWords } from 'shell/forms';
import { viaCodes } from './filter';

const names = new Intl.DisplayNames('en', { type: 'language' });
export const languageName = (code: string) => names.of(code) ?? code;

export const stopsTexts = { none: 'Direct', some: 'With stops' } as const;

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
      ? [{ text: `Changing in ${viaCodes(via).join(', ')}`, without: without({ via: undefined }) }]
      : []),
    ...(language
      ? [{ text: `Speaks ${languageName(language)}`, without: without({ language: undefined }) }]
      : []),
    ...(stops ? [{ text: stopsTexts[stops], without: without({ stops: undefined }) }] : []),
    ...(verified ? [{ text: 'Verified', without: without({ verified: undefined }) }] : []),
    ...(acceptsTips ? [{ text: 'Accepts tips', without: without({ acceptsTips: undefined }) }] : []),
    ...needs.map((need) => ({
      text: needWords[need],
      without: without({ needs: needs.filter((other) => other !== need) }),
    })),
  ];
}
