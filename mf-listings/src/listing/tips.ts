import type { Listing } from 'backend/contract/listings';
import { moneyText } from 'shell/host';
import { words } from '../words';

type Tips = Pick<Listing, 'type' | 'tipAmount' | 'minTip' | 'maxTip' | 'offersTips' | 'acceptsTips'>;

/** The tip of a listing with its label; null when the listing names no amount. */
export function tipLine(tips: Tips): { label: string; amount: string } | null {
  const amount = amountOf(tips);
  return amount ? { label: tips.type === 'helper' ? words.suggestedTip : words.willingToTip, amount } : null;
}

function amountOf({ tipAmount, minTip, maxTip }: Tips): string | null {
  if (tipAmount) return moneyText(tipAmount);
  if (minTip && maxTip)
    return minTip === maxTip ? moneyText(minTip) : words.tipBetween(moneyText(minTip), moneyText(maxTip));
  if (minTip) return words.tipFrom(moneyText(minTip));
  return maxTip ? words.tipUpTo(moneyText(maxTip)) : null;
}

export type TipBadgeFields = Pick<Tips, 'type' | 'tipAmount' | 'offersTips' | 'acceptsTips'>;

interface TipBadge {
  text: string;
  amount?: string;
}

export function tipBadges({ type, tipAmount, offersTips, acceptsTips }: TipBadgeFields): TipBadge[] {
  if (type === 'helper') return acceptsTips ? [{ text: words.acceptsTips }] : [];
  const offered = tipAmount ? [{ text: words.tipOffered, amount: moneyText(tipAmount) }] : [];
  return offersTips ? [...offered, { text: words.offeringTips }] : offered;
}
