import type { Match, MatchDetails } from 'backend/contract/trips';
import { yourFlyer } from 'shell/forms';
import { besideOn } from '../companions/relayWords';
import { firstName, flyerNameOf } from '../companions/firstNames';
import { words } from '../words';

type Trip = Pick<Match, 'legs' | 'role' | 'other' | 'status' | 'forWhom'> & Pick<MatchDetails, 'flyer'>;

export const isCalledOff = ({ status }: Pick<Match, 'status'>) =>
  status === 'cancelled' || status === 'declined';

/** Who flies for the family that reads it; null for who flies along. A list has no name: 'your mother'. */
export function familysFlyer({ role, flyer, forWhom }: Trip): string | null {
  if (role !== 'seeking_help') return null;
  return flyerNameOf({ flyer }) ?? (forWhom ? yourFlyer(forWhom) : null);
}

const isAgreed = ({ status }: Pick<Match, 'status'>) => status === 'agreed' || status === 'done';

/** Once both have agreed 'You fly Frankfurt to Chicago together.', or to the family who flies with whom. */
export function togetherWords(trip: Trip): string {
  const { legs = [], other } = trip;
  const shared = legs.filter((leg) => leg.with === 'both');
  const way = [shared[0]?.departure.city ?? '', shared.at(-1)?.arrival.city ?? ''] as const;
  if (!isAgreed(trip)) return words.togetherFromTo(...way);
  const flyer = familysFlyer(trip);
  return flyer ? words.fliesWith(firstName(other.username), ...way, flyer) : words.flyFromTo(...way);
}

/** Of a leg that the two share 'Together', or to the family with whom their traveler flies. */
export function togetherOnLeg(trip: Trip): string | null {
  if (isCalledOff(trip)) return null;
  return isAgreed(trip) && familysFlyer(trip)
    ? words.withWhom(firstName(trip.other.username))
    : words.together;
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
  const alone = legs.flatMap((leg) => {
    const { with: by, departure, arrival } = leg;
    if (by === 'both') return [];
    const way = [departure.city, arrival.city] as const;
    const beside = besideOn(leg);
    if (beside) return [words.fliesWith(beside, ...way, familysFlyer(trip) ?? whoFlies('seeker', trip))];
    // 'your mother' begins no sentence.
    const isNameless = by === 'seeker' && !trip.flyer && familysFlyer(trip);
    return [isNameless ? words.aloneFromTo(...way) : words.fliesAlone(whoFlies(by, trip), ...way)];
  });
  return [togetherWords(trip), ...alone].join(' ');
}
