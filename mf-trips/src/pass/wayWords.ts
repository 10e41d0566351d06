import type { Match, MatchDetails, TripLeg } from 'backend/contract/trips';
import { flyerNameOf } from '../day/names';

type Trip = Pick<Match, 'legs' | 'role' | 'other'> & Pick<MatchDetails, 'flyer'>;

/** 'You fly Frankfurt to Chicago together.' */
export function togetherWords(legs: TripLeg[]): string {
  const shared = legs.filter((leg) => leg.with === 'both');
  const [first, last] = [shared[0], shared.at(-1)];
  return `You fly ${first?.departure.city} to ${last?.arrival.city} together.`;
}

/** Who flies a leg alone: 'You', or a name. */
export function whoFlies(by: 'helper' | 'seeker', { role, other, flyer }: Trip): string {
  if (by === 'seeker' && flyerNameOf({ flyer })) return flyerNameOf({ flyer })!;
  return (by === 'helper') === (role === 'helper') ? 'You' : other.username;
}

/** What the two fly together and alone, in sentences; null for a direct trip, which says so itself. */
export function wayWords(trip: Trip): string | null {
  const { legs = [] } = trip;
  if (legs.length < 2) return null;
  const alone = legs.flatMap(({ with: by, departure, arrival }) => {
    if (by === 'both') return [];
    const who = whoFlies(by, trip);
    return [`${who} ${who === 'You' ? 'fly' : 'flies'} ${departure.city} to ${arrival.city} alone.`];
  });
  return [togetherWords(legs), ...alone].join(' ');
}
