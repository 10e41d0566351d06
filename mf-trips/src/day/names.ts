import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';

/** Who is who on a trip, by first name. */
export interface TripNames {
  helper: string;
  /** Who asked for help: the traveler, or their family. */
  seeker: string;
  traveler: string;
  isForSelf: boolean;
  /** Family does not fly along. */
  viewer: 'helper' | 'traveler' | 'family';
}

export function namesOf(
  { role, other, flyer }: Pick<MatchDetails, 'role' | 'other' | 'flyer'>,
  me: { username: string },
  careCard: Pick<SavedCareCard, 'firstName'> | null,
): TripNames {
  const [helper, seeker] =
    role === 'helper'
      ? [firstName(me.username), firstName(other.username)]
      : [firstName(other.username), firstName(me.username)];
  const traveler = firstName(flyer?.firstName || careCard?.firstName || seeker);
  const isForSelf = !flyer && traveler.toLowerCase() === seeker.toLowerCase();
  const viewer = role === 'helper' ? 'helper' : isForSelf ? 'traveler' : 'family';
  return { helper, seeker, traveler, isForSelf, viewer };
}

/** The member on the other side, who taps steps too. */
export const otherOf = ({ viewer, helper, seeker }: TripNames) => (viewer === 'helper' ? seeker : helper);

type WithFlyer = Pick<MatchDetails, 'flyer'>;

/** The person for whom the request is, or null when the seeker flies. */
export const flyerNameOf = ({ flyer }: WithFlyer) => flyer && firstName(flyer.firstName);

/** With whom the viewer's side flies. */
export const companionOf = ({ role, other, flyer }: Pick<MatchDetails, 'role' | 'other' | 'flyer'>) =>
  (role === 'helper' && flyerNameOf({ flyer })) || other.username;

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;
