import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { ownHandOvers, type Relay } from '../companions/companions';
import { firstName, flyerNameOf } from '../companions/firstNames';
import { nameOf } from '../companions/relayWords';

export { flyerNameOf };

/** Who is who on a trip, by first name. */
export interface TripNames {
  helper: string;
  /** Who asked for help: the traveler, or their family. */
  seeker: string;
  traveler: string;
  isForSelf: boolean;
  /** Family does not fly along. */
  viewer: 'helper' | 'traveler' | 'family';
  /** In a relay: who brings the traveler to this helper, and who takes over from them. */
  previous: string | null;
  next: string | null;
  /** Where the two say goodbye, when the traveler flies on alone. */
  goodbyeIn: string | null;
}

export function namesOf(
  trip: Relay & Pick<MatchDetails, 'flyer'>,
  me: { username: string },
  careCard: Pick<SavedCareCard, 'firstName'> | null,
): TripNames {
  const { role, other, flyer } = trip;
  const [helper, seeker] =
    role === 'helper'
      ? [firstName(me.username), firstName(other.username)]
      : [firstName(other.username), firstName(me.username)];
  const traveler = firstName(flyer?.firstName || careCard?.firstName || seeker);
  const isForSelf = !flyer && traveler.toLowerCase() === seeker.toLowerCase();
  const viewer = role === 'helper' ? 'helper' : isForSelf ? 'traveler' : 'family';
  const { takes, gives } = ownHandOvers(trip);
  const previous = takes ? nameOf(takes.from) : null;
  const next = gives ? nameOf(gives.to) : null;
  const goodbyeIn = next ? null : goodbyeCity(trip);
  return { helper, seeker, traveler, isForSelf, viewer, previous, next, goodbyeIn };
}

/** On the way of one helper, who gives the traveler to no other one. */
export function goodbyeCity({ legs = [] }: Pick<Relay, 'legs'>): string | null {
  const last = legs.findLastIndex((leg) => leg.with === 'both');
  const fliesOn = legs.slice(last + 1).some((leg) => leg.with === 'seeker');
  return (fliesOn && legs[last]?.arrival.city) || null;
}

/** The member on the other side, who taps steps too. */
export const otherOf = ({ viewer, helper, seeker }: TripNames) => (viewer === 'helper' ? seeker : helper);

/** With whom the viewer's side flies. */
export const companionOf = ({ role, other, flyer }: Pick<MatchDetails, 'role' | 'other' | 'flyer'>) =>
  (role === 'helper' && flyerNameOf({ flyer })) || other.username;
