import type { MailContent } from '../../platform/mail/mail-content.js';
import { dayOf, footnote, money, type TipFacts } from './tip-mails.js';

type ToSender = TipFacts & { recipient: string };

/** To the giver, when the helper gives the tip back or could not take it in time. */
export const givenBackMail = (tip: ToSender & { reason: 'given_back' | 'held_too_long' }): MailContent => ({
  subject: `Your tip of ${money(tip.dollars)} goes back to you`,
  greeting: 'Hello,',
  paragraphs: [
    tip.reason === 'given_back'
      ? `${tip.recipient} has no account that can take your tip of ${money(tip.dollars)}, and gives it back to you with thanks.`
      : `the tip of ${money(tip.dollars)} that we held for ${tip.recipient} could not be paid out in time, so it goes back to you.`,
    'All of it goes to the card that you paid with. Banks take 5 to 10 days to show it. You need not do anything.',
  ],
  footnote: footnote(tip),
});

export const givenOnMail = (tip: ToSender & { charity: string }): MailContent => ({
  subject: `Your tip of ${money(tip.dollars)} goes to ${tip.charity}`,
  greeting: 'Hello,',
  paragraphs: [
    `${tip.recipient} has no account that can take your tip of ${money(tip.dollars)}, and gives all of it on to ${tip.charity}.`,
    'Thank you for it. You need not do anything.',
  ],
  footnote: footnote(tip),
});

export const heldSoonMail = ({
  dollars,
  until,
  charity,
  payouts,
}: {
  dollars: number;
  until: Date;
  charity: string | null;
  payouts: string;
}): MailContent => ({
  subject: `${money(dollars)} in tips is held for you until ${dayOf(until)}`,
  greeting: 'Hello,',
  paragraphs: [
    `we hold ${money(dollars)} in tips for you until ${dayOf(until)}. Connect a payout account before that day, and all of it is sent to you.`,
    `If no bank of yours can be paid out, you can give it ${charity ? `on to ${charity}, or ` : ''}back to those who gave it. What is left after that day goes back to their cards.`,
  ],
  action: { label: 'To your payouts', url: payouts },
});
