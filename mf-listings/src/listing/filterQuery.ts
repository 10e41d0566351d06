import type { ListingFilter, ListingTerms } from 'backend/contract/listings';

/** `via` are the airports where planes are changed, as the address spells them: `FRA,DOH`. */
export type SearchFilter = ListingFilter & { via?: string | undefined };

/** The values of a search, as the address bar and the API spell them. */
export function queryOf(filter: SearchFilter) {
  const { from, to, date, endDate, flight, type, via } = filter;
  return { from, to, date, endDate, flight, type, ...termsQuery(filter), ...(via && { stops: via }) };
}

/** What a search asks of a listing beyond its trip. */
export const termsOf = ({ needs, language, verified, acceptsTips, stops }: ListingTerms): ListingTerms => ({
  needs,
  language,
  verified,
  acceptsTips,
  stops,
});

const isTrue = 'true' as const;

export function termsQuery({ needs, language, verified, acceptsTips, stops }: ListingTerms) {
  return {
    needs: needs?.join(',') || undefined,
    language,
    verified: verified && isTrue,
    acceptsTips: acceptsTips && isTrue,
    stops,
  };
}
