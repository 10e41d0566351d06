import type { MatchDetails } from 'backend/contract/trips';
import { isServed } from 'shell/host';

/** With an amount it is the card's step. */
export const tipPath = ({ id, other }: MatchDetails, amount?: number) =>
  `/tip/${other.id}?trip=${id}${amount ? `&amount=${amount}` : ''}`;

export const canTip = ({ role, other, otherAcceptsTips }: MatchDetails) =>
  role === 'seeking_help' && otherAcceptsTips !== false && other.id > 0 && isServed(`/tip/${other.id}`);
