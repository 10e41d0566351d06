import type { Tip } from 'backend/contract/payments';

interface MoneyState {
  words: string;
  tone: 'good' | 'bad' | 'neutral';
}

const words = {
  received: {
    held: 'Held for you',
    transferred: 'Transferred to you',
    refunded: 'Returned to the sender',
    disputed: 'Disputed by the sender’s bank',
  },
  sent: {
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
}: Pick<Tip, 'direction' | 'status' | 'money'>): MoneyState {
  const side = words[direction];
  if (status === 'disputed') return { words: side.disputed, tone: 'bad' };
  if (status === 'refunded' || money === 'returned') return { words: side.refunded, tone: 'neutral' };
  if (money === 'transferred') return { words: side.transferred, tone: 'good' };
  if (money === 'held') return { words: side.held, tone: 'neutral' };
  return { words: 'Not paid', tone: 'neutral' };
}
