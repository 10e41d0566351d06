import type { Listing } from 'backend/contract/listings';

type Tips = Pick<Listing, 'type' | 'tipAmount' | 'minTip' | 'maxTip' | 'offersTips' | 'acceptsTips'>;

export const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** What a tip may come to, with the words before it; null when nobody has named a sum. */
export function tipLine(tips: Tips): { label: string; amount: string } | null {
  const amount = amountOf(tips);
  return amount ? { label: tips.type === 'helper' ? 'Suggested Tip' : 'Willing to Tip', amount } : null;
}

function amountOf({ tipAmount, minTip, maxTip }: Tips): string | null {
  if (tipAmount) return dollars(tipAmount);
  if (minTip && maxTip) return minTip === maxTip ? dollars(minTip) : `${dollars(minTip)}-${dollars(maxTip)}`;
  if (minTip) return `${dollars(minTip)}+`;
  return maxTip ? `Up to ${dollars(maxTip)}` : null;
}

interface TipBadge {
  words: 'Accepts tips' | 'Offering Tips' | 'tip offered';
  amount?: string;
}

/** What a card says about tips. */
export function tipBadges({ type, tipAmount, offersTips, acceptsTips }: Tips): TipBadge[] {
  if (type === 'helper') return acceptsTips ? [{ words: 'Accepts tips' }] : [];
  const offered = tipAmount ? [{ words: 'tip offered' as const, amount: dollars(tipAmount) }] : [];
  return offersTips ? [...offered, { words: 'Offering Tips' }] : offered;
}
