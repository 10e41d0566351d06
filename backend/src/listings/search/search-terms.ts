import type { ListingFilter, ListingTerms } from '../contract.js';

type Wanted = ListingTerms & Pick<ListingFilter, 'from' | 'to' | 'flight'>;

const stopTerms = { none: 'direct', some: 'stops' };

/** The terms, as the function `listing_terms` spells them, that a listing needs to be found. Undefined for a plain search. */
export function termsOf(search: Wanted): string[] | undefined {
  const { needs = [], language, verified, acceptsTips, stops } = search;
  const terms = [
    ...needs,
    ...(language ? [`speaks:${language}`] : []),
    ...(verified ? ['verified'] : []),
    ...(acceptsTips ? ['accepts_tips'] : []),
    ...(stops ? [stopTerms[stops]] : []),
  ];
  return terms.length ? [...terms, ...placesOf(search)] : undefined;
}

/** For the index of terms only, so that it finds no trips of other routes. */
function placesOf({ from, to, flight }: Wanted): string[] {
  if (flight) return [`flight:${flight}`];
  if (from && to) return [`route:${from}${to}`];
  return [...(from ? [`from:${from}`] : []), ...(to ? [`to:${to}`] : [])];
}
