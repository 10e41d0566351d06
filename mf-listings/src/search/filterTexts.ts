import type { ListingFilter } from 'backend/contract/listings';
import { needWords } from 'shell/forms';

const names = new Intl.DisplayNames('en', { type: 'language' });
export const languageName = (code: string) => names.of(code) ?? code;

export const stopsTexts = { none: 'Direct', some: 'With stops' } as const;

export interface ActiveFilter {
  text: string;
  /** The search without it. */
  without: ListingFilter;
}

/** The filters of a search beyond its trip, in the order of the form. */
export function activeFilters(filter: ListingFilter): ActiveFilter[] {
  const { language, stops, verified, acceptsTips, needs = [] } = filter;
  const without = (part: Partial<ListingFilter>): ListingFilter => ({ ...filter, ...part });
  return [
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
