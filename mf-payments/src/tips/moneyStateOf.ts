import type { Tip } from 'backend/contract/payments';
import { formatDay } from 'shared-ui';

interface MoneyState {
  text: string;
  tone: 'good' | 'bad' | 'neutral';
}

const texts = {
  received: {
    reviewed: 'Being checked',
    held: 'Held for you',
    transferred: 'Transferred to you',
    refunded: 'Returned to the sender',
    disputed: 'Disputed by the sender’s bank',
  },
  sent: {
    reviewed: 'Being checked',
    held: 'Held for them',
    transferred: 'Transferred in full',
    refunded: 'Returned to you',
    disputed: 'Disputed by your bank',
  },
} as const;

/** Where the money of a tip is, from the reader's point of view. */
export function moneyStateOf({
  direction,
  givenTo,
  heldUntil,
  status,
  money,
  isUnderReview,
}: Pick<Tip, 'direction' | 'status' | 'money' | 'isUnderReview' | 'heldUntil' | 'givenTo'>): MoneyState {
  const side = texts[direction];
  if (status === 'disputed') return { text: side.disputed, tone: 'bad' };
  if (status === 'refunded' || money === 'returned') return { text: side.refunded, tone: 'neutral' };
  if (givenTo) return { text: `Given on to ${givenTo}`, tone: 'good' };
  if (money === 'transferred') return { text: side.transferred, tone: 'good' };
  if (isUnderReview) return { text: side.reviewed, tone: 'neutral' };
  if (money === 'held')
    return { text: heldUntil ? `${side.held} until ${formatDay(heldUntil)}` : side.held, tone: 'neutral' };
  return { text: 'Not paid', tone: 'neutral' };
}
