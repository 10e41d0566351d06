import type { Listing } from 'backend/contract/listings';

type Tips = Pick<Listing, 'type' | 'tipAmount' | 'minTip' | 'maxTip' | 'offersTips' | 'acceptsTips'>;

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** The tip of a listing with its label; null when the listing names no amount. */
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

export type TipBadgeFields = Pick<Tips, 'type' | 'tipAmount' | 'offersTips' | 'acceptsTips'>;

interface TipBadge {
  text: 'Accepts tips' | 'Offering Tips' | 'tip offered';
  amount?: string;
}

export function tipBadges({ type, tipAmount, offersTips, acceptsTips }: TipBadgeFields): TipBadge[] {
  if (type === 'helper') return acceptsTips ? [{ text: 'Accepts tips' }] : [];
  const offered = tipAmount ? [{ text: 'tip offered' as const, amount: dollars(tipAmount) }] : [];
  return offersTips ? [...offered, { text: 'Offering Tips' }] : offered;
}
