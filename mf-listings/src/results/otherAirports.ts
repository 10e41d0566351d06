import type { Listing, Place } from 'backend/contract/listings';

/** Which other airport of the same city: 'From Newark Liberty (EWR) instead of JFK'. */
export const otherAirports = (
  { departure, arrival }: Pick<Listing, 'departure' | 'arrival'>,
  { from, to }: { from: string; to: string },
): string => [instead('From', departure, from), instead('To', arrival, to)].filter(Boolean).join(', ');

const instead = (direction: string, { name, code }: Place, searched: string) =>
  code !== searched && `${direction} ${shortName(name)} (${code}) instead of ${searched}`;

/** Newark Liberty, not Newark Liberty International Airport. */
const shortName = (name: string) => name.replace(/(?<!\s)\s+(international\s+|intl\.?\s+)?airport$/i, '');
