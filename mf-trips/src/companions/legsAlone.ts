import type { TripLeg } from 'backend/contract/trips';

const isAlone = (leg: TripLeg | undefined) => leg?.with === 'seeker' && !leg.beside;

/** Consecutive flights of the traveler without a companion. */
export function legsAlone(legs: TripLeg[]): TripLeg[][] {
  const runs: TripLeg[][] = [];
  let before: TripLeg | undefined;
  for (const leg of legs) {
    if (leg.with === 'helper') continue;
    if (isAlone(leg) && isAlone(before)) runs.at(-1)!.push(leg);
    else if (isAlone(leg)) runs.push([leg]);
    before = leg;
  }
  return runs;
}

/** The search for an Amigo who flies all of these, one after the other. */
export function searchFor(legs: Pick<TripLeg, 'from' | 'to' | 'date'>[]): URLSearchParams {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const stops = legs.slice(1).map(({ from }) => from);
  return new URLSearchParams({
    from: first.from,
    to: last.to,
    date: first.date,
    ...(stops.length > 0 && { stops: stops.join() }),
    type: 'helper',
  });
}
