import type { MatchDetails } from 'backend/contract/trips';
import { words } from '../words';

/** The text for a deleted account is no name: its first word means something else. */
export const firstName = (name: string) =>
  name === words.formerMember ? name : (name.trim().split(/\s+/)[0] ?? name);

/** The person for whom the request is, or null when the seeker flies. */
export const flyerNameOf = ({ flyer }: Pick<MatchDetails, 'flyer'>): string | null =>
  flyer ? firstName(flyer.firstName) : null;
