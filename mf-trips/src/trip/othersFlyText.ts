import type { Match } from 'backend/contract/trips';
import { words } from '../words';

type Proposal = Pick<Match, 'role' | 'status' | 'othersFly' | 'proposedByMe' | 'other'>;

/** To the helper of an open proposal: the family has found another companion meanwhile. */
export function othersFlyText({ role, status, othersFly, proposedByMe, other }: Proposal): string | null {
  if (role !== 'helper' || status !== 'proposed' || !othersFly) return null;
  const found = othersFly === 'all' ? words.foundForAll : words.foundForSome;
  return found(other.username, proposedByMe);
}
