import { productName } from '../../platform/contract.js';
import type { MailContent, MailLink } from '../../platform/mail/mail-content.js';
import { daysHeld } from '../store/held-until.js';
import type { TipEntity } from '../store/tip.entity.js';

export interface TipFacts {
  dollars: number;
  paidOn: Date;
  /** The provider's charge id, by which support finds the payment. */
  number: string;
}

export const factsOf = ({ cents, paidAt, createdAt, chargeId, key }: TipEntity): TipFacts => ({
  dollars: cents / 100,
  paidOn: paidAt ?? createdAt,
  number: chargeId ?? key,
});

export const money = (dollars: number) => `$${dollars.toFixed(2)}`;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const dayOf = (instant: Date) => day.format(instant);
export const footnote = ({ number, paidOn }: TipFacts) => `Receipt ${number}, ${dayOf(paidOn)}.`;
const heldUntilOf = (paidOn: Date) => new Date(paidOn.getTime() + daysHeld * 86_400_000);
const receiptLink = (url: string): MailLink => ({ label: 'See the receipt', url });

const destinationOf = ({
  isReady,
  isUnderReview,
  paidOn,
}: TipFacts & { isReady: boolean; isUnderReview: boolean }) => {
  if (isUnderReview)
    return 'We check this payment before we pass it on, and hold it until then. You need not do anything for that.';
  return isReady
    ? 'All of it is on its way to your payout account.'
    : `All of it is yours. We hold it for you until ${dayOf(heldUntilOf(paidOn))}: connect a payout account in your profile before that day. Otherwise it goes back to whoever gave it.`;
};

/** Leaves the message out, because mails are read over shoulders; the receipt shows it. */
export const receivedMail = (
  tip: TipFacts & { sender: string; hasMessage: boolean; isReady: boolean; isUnderReview: boolean },
  urls: { receipt: string; payouts: string },
): MailContent => ({
  subject: `You received a tip of ${money(tip.dollars)}`,
  greeting: 'Hello,',
  paragraphs: [
    `${tip.sender} thanks you with a tip of ${money(tip.dollars)}.${tip.hasMessage ? ' There are a few words with it, on the receipt.' : ''}`,
    destinationOf(tip),
  ],
  action: tip.isReady ? receiptLink(urls.receipt) : { label: 'Connect a payout account', url: urls.payouts },
  secondaryAction: tip.isReady ? undefined : receiptLink(urls.receipt),
  footnote: footnote(tip),
});

export const sentMail = (
  tip: TipFacts & { recipient: string; isUnderReview: boolean },
  receiptUrl: string,
): MailContent => ({
  subject: `Your tip of ${money(tip.dollars)} is paid`,
  greeting: 'Hello,',
  paragraphs: [
    `Thank you: your tip of ${money(tip.dollars)} to ${tip.recipient} has been paid.`,
    tip.isUnderReview
      ? `We check this payment before we pass it on to ${tip.recipient}. If it cannot be passed on, all of it goes back to your card.`
      : `100% of it goes to ${tip.recipient}. ${productName} takes nothing and bears the card fees.`,
  ],
  action: receiptLink(receiptUrl),
  footnote: footnote(tip),
});

export const returnedMail = (
  tip: TipFacts & { sender: string; isDisputed: boolean },
  receiptUrl: string,
): MailContent => ({
  subject: `A tip of ${money(tip.dollars)} went back`,
  greeting: 'Hello,',
  paragraphs: [
    tip.isDisputed
      ? `${tip.sender}’s bank says that the tip of ${money(tip.dollars)} was not meant, and has taken it back.`
      : `The tip of ${money(tip.dollars)} from ${tip.sender} was refunded.`,
    'It is no longer part of what you have received. If it had reached your payout account, it is taken back from there.',
  ],
  action: receiptLink(receiptUrl),
  footnote: footnote(tip),
});

/** To whoever paid, when the desk refunds it. */
export const refundedMail = (tip: TipFacts & { recipient: string }): MailContent => ({
  subject: `Your tip of ${money(tip.dollars)} is refunded`,
  greeting: 'Hello,',
  paragraphs: [
    `We are giving your tip of ${money(tip.dollars)} to ${tip.recipient} back to you.`,
    'All of it goes to the card that you paid with. Banks take 5 to 10 days to show it. You need not do anything.',
  ],
  footnote: footnote(tip),
});

export const keptMail = (
  tip: TipFacts & { sender: string; wasDisputed: boolean },
  receiptUrl: string,
): MailContent => ({
  subject: `A tip of ${money(tip.dollars)} is yours`,
  greeting: 'Hello,',
  paragraphs: [
    tip.wasDisputed
      ? `The dispute about the tip of ${money(tip.dollars)} from ${tip.sender} is decided: the payment stands.`
      : `The tip of ${money(tip.dollars)} from ${tip.sender} was checked and can be passed on.`,
    'All of it is yours. It is transferred to your payout account as soon as you have connected one.',
  ],
  action: receiptLink(receiptUrl),
  footnote: footnote(tip),
});
