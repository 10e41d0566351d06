import type { Match, SavedCareCard } from 'backend/contract/listings/matches';

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
  { role, other }: Pick<Match, 'role' | 'other'>,
  me: { username: string },
  careCard: Pick<SavedCareCard, 'firstName'> | null,
): TripNames {
  const [helper, seeker] =
    role === 'helper'
      ? [firstName(me.username), firstName(other.username)]
      : [firstName(other.username), firstName(me.username)];
  const traveler = firstName(careCard?.firstName || seeker);
  const isForSelf = traveler.toLowerCase() === seeker.toLowerCase();
  const viewer = role === 'helper' ? 'helper' : isForSelf ? 'traveler' : 'family';
  return { helper, seeker, traveler, isForSelf, viewer };
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;
