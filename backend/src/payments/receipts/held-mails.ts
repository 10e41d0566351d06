import type { MailText } from '../../platform/mail/mail-content.js';
import { wordsOf } from '../words/index.js';
import type { Recipient, TipFacts } from './tip-mails.js';
import { nameIn } from './tip-names.js';

type ToSender = TipFacts & { recipient: Recipient };

/** To the giver, when the helper gives the tip back or could not take it in time. */
export const givenBackMail =
  (tip: ToSender & { reason: 'given_back' | 'held_too_long' }): MailText =>
  (language) => {
    const words = wordsOf(language);
    const { subject, byHelper, tooLong, toCard } = words.givenBack;
    const { dollars, number, paidOn } = tip;
    const recipient = nameIn(language, tip.recipient, words.yourHelper);
    return {
      subject: subject(dollars),
      greeting: words.hello,
      paragraphs: [(tip.reason === 'given_back' ? byHelper : tooLong)(recipient, dollars), toCard],
      footnote: words.footnote(number, paidOn),
    };
  };

export const givenOnMail =
  (tip: ToSender & { charity: string }): MailText =>
  (language) => {
    const words = wordsOf(language);
    const { subject, text, thanks } = words.givenOn;
    const { dollars, charity, number, paidOn } = tip;
    const recipient = nameIn(language, tip.recipient, words.yourHelper);
    return {
      subject: subject(dollars, charity),
      greeting: words.hello,
      paragraphs: [text(recipient, dollars, charity), thanks],
      footnote: words.footnote(number, paidOn),
    };
  };

interface HeldSoon {
  dollars: number;
  until: Date;
  charity: string | null;
  payouts: string;
}

export const heldSoonMail =
  ({ dollars, until, charity, payouts }: HeldSoon): MailText =>
  (language) => {
    const { hello, heldSoon: words } = wordsOf(language);
    return {
      subject: words.subject(dollars, until),
      greeting: hello,
      paragraphs: [words.text(dollars, until), charity ? words.giveOn(charity) : words.giveBack],
      action: { label: words.payouts, url: payouts },
    };
  };
