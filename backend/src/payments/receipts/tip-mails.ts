import { productName } from '../../platform/contract.js';
import type { MailLink, MailText } from '../../platform/mail/mail-content.js';
import { daysHeld } from '../store/held-until.js';
import type { TipEntity } from '../store/tip.entity.js';
import { wordsOf, type Words } from '../words/index.js';
import { nameIn } from './tip-names.js';

export interface TipFacts {
  dollars: number;
  paidOn: Date;
  /** The provider's charge id, by which support finds the payment. */
  number: string;
}

/** Unknown once their account is deleted, and of guests. */
export type Sender = string | undefined;
export type Recipient = string | undefined;

export const factsOf = ({ cents, paidAt, createdAt, chargeId, key }: TipEntity): TipFacts => ({
  dollars: cents / 100,
  paidOn: paidAt ?? createdAt,
  number: chargeId ?? key,
});

const heldUntilOf = (paidOn: Date) => new Date(paidOn.getTime() + daysHeld * 86_400_000);
const receiptLink = ({ seeReceipt: label }: Words, url: string): MailLink => ({ label, url });

interface Received extends TipFacts {
  sender: Sender;
  hasMessage: boolean;
  isReady: boolean;
  isUnderReview: boolean;
}

function destinationOf({ received: words }: Words, { isReady, isUnderReview, paidOn }: Received): string {
  if (isUnderReview) return words.underReview;
  return isReady ? words.onItsWay : words.held(heldUntilOf(paidOn));
}

/** Leaves the message out, because mails are read over shoulders; the receipt shows it. */
export const receivedMail =
  (tip: Received, urls: { receipt: string; payouts: string }): MailText =>
  (language) => {
    const words = wordsOf(language);
    const { subject, thanks, thanksWithWords, connect } = words.received;
    const { dollars, isReady, paidOn, number } = tip;
    const sender = nameIn(language, tip.sender, words.somebody);
    const receipt = receiptLink(words, urls.receipt);
    return {
      subject: subject(dollars),
      greeting: words.hello,
      paragraphs: [(tip.hasMessage ? thanksWithWords : thanks)(sender, dollars), destinationOf(words, tip)],
      action: isReady ? receipt : { label: connect, url: urls.payouts },
      secondaryAction: isReady ? undefined : receipt,
      footnote: words.footnote(number, paidOn),
    };
  };

export const sentMail =
  (tip: TipFacts & { recipient: Recipient; isUnderReview: boolean }, receiptUrl: string): MailText =>
  (language) => {
    const words = wordsOf(language);
    const { subject, thanks, underReview, allOfIt } = words.sent;
    const { dollars, number, paidOn } = tip;
    const recipient = nameIn(language, tip.recipient, words.yourHelper);
    return {
      subject: subject(dollars),
      greeting: words.hello,
      paragraphs: [
        thanks(dollars, recipient),
        tip.isUnderReview ? underReview(recipient) : allOfIt(recipient, productName),
      ],
      action: receiptLink(words, receiptUrl),
      footnote: words.footnote(number, paidOn),
    };
  };

export const returnedMail =
  (tip: TipFacts & { sender: Sender; isDisputed: boolean }, receiptUrl: string): MailText =>
  (language) => {
    const words = wordsOf(language);
    const { subject, disputed, refunded, noLonger } = words.returned;
    const { dollars, number, paidOn } = tip;
    const sender = nameIn(language, tip.sender, words.somebody);
    return {
      subject: subject(dollars),
      greeting: words.hello,
      paragraphs: [(tip.isDisputed ? disputed : refunded)(sender, dollars), noLonger],
      action: receiptLink(words, receiptUrl),
      footnote: words.footnote(number, paidOn),
    };
  };

/** To the payer, when the desk refunds it. */
export const refundedMail =
  (tip: TipFacts & { recipient: Recipient }): MailText =>
  (language) => {
    const words = wordsOf(language);
    const { subject, text, toCard } = words.refunded;
    const { dollars, number, paidOn } = tip;
    const recipient = nameIn(language, tip.recipient, words.yourHelper);
    return {
      subject: subject(dollars),
      greeting: words.hello,
      paragraphs: [text(dollars, recipient), toCard],
      footnote: words.footnote(number, paidOn),
    };
  };

export const keptMail =
  (tip: TipFacts & { sender: Sender; wasDisputed: boolean }, receiptUrl: string): MailText =>
  (language) => {
    const words = wordsOf(language);
    const { subject, disputed, checked, yours } = words.kept;
    const { dollars, number, paidOn } = tip;
    const sender = nameIn(language, tip.sender, words.somebody);
    return {
      subject: subject(dollars),
      greeting: words.hello,
      paragraphs: [(tip.wasDisputed ? disputed : checked)(sender, dollars), yours],
      action: receiptLink(words, receiptUrl),
      footnote: words.footnote(number, paidOn),
    };
  };
