import type { FittingListing } from 'backend/contract/listings/fitting';
import type { HerLeg } from '../companions/companions';

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

/** Why somebody fits, in one line. */
export function reasonOf(found: FittingListing, gap: HerLeg[]): string {
  const { why, mine, away, day, departure, arrival } = found;
  const leg = (gap[Math.max(mine, 1) - 1] ?? gap[0]!).leg;
  if (why === 'flight') return `The same flight${leg.flightNumber ? `, ${leg.flightNumber}` : ''}`;
  if (why === 'leg') return `${leg.departure.city} to ${leg.arrival.city}, on the same day`;
  const days = `${away} ${away === 1 ? 'day' : 'days'} ${day > leg.date ? 'later' : 'earlier'}`;
  return `${departure.city} to ${arrival.city}, ${away ? days : 'on the same day'}`;
}
