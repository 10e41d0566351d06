import type { Listing, Place } from 'backend/contract/listings';
import { factsOf } from '../listing/factsOf';
import { words } from '../words';

/** Which other airport of the same city: 'From Newark Liberty (EWR) instead of JFK'. */
export const otherAirports = (
  { departure, arrival }: Pick<Listing, 'departure' | 'arrival'>,
  { from, to }: { from: string; to: string },
): string =>
  factsOf(
    departure.code !== from && words.fromInstead(airportText(departure), from),
    arrival.code !== to && words.toInstead(airportText(arrival), to),
  );

const airportText = ({ name, code }: Place) => `${shortName(name)} (${code})`;

/** Newark Liberty, not Newark Liberty International Airport. */
const shortName = (name: string) => name.replace(/(?<!\s)\s+(international\s+|intl\.?\s+)?airport$/i, '');
