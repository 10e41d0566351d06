import type { Match, MatchDetails, TripLeg } from 'backend/contract/trips';
import { flyerNameOf } from '../day/names';
import { words } from '../words';

type Trip = Pick<Match, 'legs' | 'role' | 'other' | 'status'> & Pick<MatchDetails, 'flyer'>;

export const isCalledOff = ({ status }: Pick<Match, 'status'>) =>
  status === 'cancelled' || status === 'declined';

/** 'You fly Frankfurt to Chicago together.', once both have agreed. */
export function togetherWords(legs: TripLeg[], status: Match['status']): string {
  const shared = legs.filter((leg) => leg.with === 'both');
  const isAgreed = status === 'agreed' || status === 'done';
  const say = isAgreed ? words.flyFromTo : words.togetherFromTo;
  return say(shared[0]?.departure.city ?? '', shared.at(-1)?.arrival.city ?? '');
}

/** Who flies a leg alone; null is the reader. */
export function whoFlies(by: 'helper' | 'seeker', { role, other, flyer }: Trip): string | null {
  if (by === 'seeker' && flyerNameOf({ flyer })) return flyerNameOf({ flyer });
  return (by === 'helper') === (role === 'helper') ? null : other.username;
}

/** What the two fly together and alone, in sentences; null for a direct trip, which says so itself. */
export function wayWords(trip: Trip): string | null {
  const { legs = [] } = trip;
  if (legs.length < 2) return null;
  const alone = legs.flatMap(({ with: by, departure, arrival }) => {
    if (by === 'both') return [];
    return [words.fliesAlone(whoFlies(by, trip), departure.city, arrival.city)];
  });
  return [togetherWords(legs, trip.status), ...alone].join(' ');
}
