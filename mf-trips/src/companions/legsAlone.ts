import type { TripLeg } from 'backend/contract/trips';

/** Consecutive flights of the traveler without this helper. */
export function legsAlone(legs: TripLeg[]): TripLeg[][] {
  const runs: TripLeg[][] = [];
  let before: TripLeg | undefined;
  for (const leg of legs) {
    if (leg.with === 'helper') continue;
    if (leg.with === 'seeker' && before?.with === 'seeker') runs.at(-1)!.push(leg);
    else if (leg.with === 'seeker') runs.push([leg]);
    before = leg;
  }
  return runs;
}

/** The search for an Amigo who flies all of these, one after the other. */
export function searchFor(legs: TripLeg[]): URLSearchParams {
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
