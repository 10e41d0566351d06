import type { Listing } from '../contract.js';

type Way = Pick<Listing, 'departure' | 'arrival' | 'stops' | 'legs'>;

/** Legs that follow each other, by their numbers. */
export interface MissingPart {
  first: number;
  last: number;
  from: Listing['departure'];
  to: Listing['arrival'];
}

/** Parts of a request without a companion, when other parts have one. Otherwise empty. */
export function missingParts({ departure, arrival, stops, legs }: Way): MissingPart[] {
  if (!legs?.some(({ covered }) => covered)) return [];
  const airports = [departure, ...(stops ?? []), arrival];
  const parts: MissingPart[] = [];
  for (const [index, { covered }] of legs.entries()) {
    const [from, to] = airports.slice(index, index + 2);
    if (covered || !from || !to) continue;
    const before = parts.at(-1);
    if (before?.last === index) Object.assign(before, { last: index + 1, to });
    else parts.push({ first: index + 1, last: index + 1, from, to });
  }
  return parts;
}
