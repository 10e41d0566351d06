import type { ListingFilter } from 'backend/contract/listings';

/** The values of a search, as the address bar and the API spell them. */
export function queryOf(filter: ListingFilter) {
  const { from, to, date, endDate, flight, type, needs, language, verified, acceptsTips, stops } = filter;
  return {
    from,
    to,
    date,
    endDate,
    flight,
    type,
    needs: needs?.join(',') || undefined,
    language,
    verified: verified && 'true',
    acceptsTips: acceptsTips && 'true',
    stops,
  };
}
