import type { Tip } from 'backend/contract/payments';

interface MoneyState {
  words: string;
  tone: 'good' | 'bad' | 'neutral';
}

const words = {
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

/** Where the money of a tip is, as the one who reads it would say. */
export function moneyState({
  direction,
  status,
  money,
  isUnderReview,
}: Pick<Tip, 'direction' | 'status' | 'money' | 'isUnderReview'>): MoneyState {
  const side = words[direction];
  if (status === 'disputed') return { words: side.disputed, tone: 'bad' };
  if (status === 'refunded' || money === 'returned') return { words: side.refunded, tone: 'neutral' };
  if (money === 'transferred') return { words: side.transferred, tone: 'good' };
  if (isUnderReview) return { words: side.reviewed, tone: 'neutral' };
  if (money === 'held') return { words: side.held, tone: 'neutral' };
  return { words: 'Not paid', tone: 'neutral' };
}
