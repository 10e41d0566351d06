import type { Tip } from 'backend/contract/payments';
import { formatDay } from 'shared-ui';
import { words } from '../words';

interface MoneyState {
  text: string;
  tone: 'good' | 'bad' | 'neutral';
}

/** Where the money of a tip is, from the reader's point of view. */
export function moneyStateOf({
  direction,
  givenTo,
  heldUntil,
  status,
  money,
  isUnderReview,
}: Pick<Tip, 'direction' | 'status' | 'money' | 'isUnderReview' | 'heldUntil' | 'givenTo'>): MoneyState {
  const side = words.moneyStates[direction];
  if (status === 'disputed') return { text: side.disputed, tone: 'bad' };
  if (status === 'refunded' || money === 'returned') return { text: side.refunded, tone: 'neutral' };
  if (givenTo) return { text: words.givenOnTo(givenTo), tone: 'good' };
  if (money === 'transferred') return { text: side.transferred, tone: 'good' };
  if (isUnderReview) return { text: side.reviewed, tone: 'neutral' };
  if (money === 'held')
    return { text: heldUntil ? side.heldUntil(formatDay(heldUntil)) : side.held, tone: 'neutral' };
  return { text: words.notPaid, tone: 'neutral' };
}
