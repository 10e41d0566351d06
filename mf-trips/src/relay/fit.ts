import type { FittingListing } from 'backend/contract/listings/fitting';
import type { HerLeg } from '../companions/companions';
import { words } from '../words';

/** 'HYD-FRA.2027-03-01.LH753,FRA-ORD.2027-03-02', as the search for fitting people reads it */
export const legsText = (gap: HerLeg[]) =>
  gap
    .map(({ leg: { from, to, date, flightNumber } }) =>
      [`${from}-${to}`, date, flightNumber].filter(Boolean).join('.'),
    )
    .join(',');

/** The numbers of the flights on which this person is on the same plane, or may be. */
export function legsToAsk({ why, mine, shared }: FittingListing, gap: HerLeg[]): number[] {
  if (why !== 'flight' && why !== 'leg') return [];
  const first = Math.max(mine, 1) - 1;
  return gap.slice(first, first + Math.max(shared, 1)).map(({ number }) => number);
}

/** Why a person fits, in one line. */
export function reasonOf(found: FittingListing, gap: HerLeg[]): string {
  const { why, mine, away, day, departure, arrival } = found;
  const leg = (gap[Math.max(mine, 1) - 1] ?? gap[0]!).leg;
  if (why === 'flight') {
    const theirs = flightOf(found);
    const mine = leg.flightNumber;
    return mine && theirs && mine !== theirs ? words.samePlane(mine, theirs) : words.sameFlight(mine);
  }
  if (why === 'leg') return words.onSameDay(leg.departure.city, leg.arrival.city);
  if (!away) return words.onSameDay(departure.city, arrival.city);
  return day > leg.date
    ? words.daysLater(departure.city, arrival.city, away)
    : words.daysEarlier(departure.city, arrival.city, away);
}

const flightOf = ({ theirs, legs, flightNumber }: FittingListing) =>
  legs && theirs ? legs[theirs - 1]?.flightNumber : flightNumber;
