import { productName } from '../../platform/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { wordsOf } from '../words/index.js';
import type { Measure, MeasureReason } from './contract.js';

interface Taken extends Pick<Measure, 'kind' | 'reason' | 'endsAt'> {
  /** What staff wrote to the person, in whatever language. */
  text: string;
  appealUrl: string;
}

export const measureMail =
  ({ kind, reason, endsAt, text, appealUrl }: Taken): MailText =>
  (language) => {
    const words = wordsOf(language);
    const fact = words.facts[kind](endsAt ? new Date(endsAt) : null);
    return {
      subject: words.subjects[kind](productName),
      greeting: words.hello,
      paragraphs: [fact, text, words.reason(reason), words.mayAppeal],
      action: { label: words.askAgain, url: appealUrl },
    };
  };

/** To an account that shares a mailbox or number with the one that the measure is about. */
export const otherAccountMail =
  ({ reason, endsAt, appealUrl }: Omit<Taken, 'kind' | 'text'>): MailText =>
  (language) => {
    const words = wordsOf(language);
    return {
      subject: words.subjects.suspend(productName),
      greeting: words.hello,
      paragraphs: [words.otherAccount(endsAt ? new Date(endsAt) : null, reason), words.otherMayAppeal],
      action: { label: words.askAgain, url: appealUrl },
    };
  };

export const liftedMail =
  (kind: Measure['kind'], text?: string): MailText =>
  (language) => {
    const { hello, lookedAgain, lifted } = wordsOf(language);
    return { subject: lookedAgain, greeting: hello, paragraphs: [lifted[kind], ...(text ? [text] : [])] };
  };

export const upheldMail =
  (text: string): MailText =>
  (language) => {
    const { hello, lookedAgain, upheld } = wordsOf(language);
    return { subject: lookedAgain, greeting: hello, paragraphs: [upheld, text] };
  };

export const shownGuestMail =
  (text: string): MailText =>
  (language) => {
    const { hello, lookedAgain, guest } = wordsOf(language);
    return { subject: lookedAgain, greeting: hello, paragraphs: [guest.shown, text] };
  };

/** For a guest, who has no account to appeal with. */
export const hiddenGuestMail =
  (reason: MeasureReason, text: string): MailText =>
  (language) => {
    const words = wordsOf(language);
    const { hiddenSubject, hidden, contact } = words.guest;
    return {
      subject: hiddenSubject(productName),
      greeting: words.hello,
      paragraphs: [hidden, text, words.reason(reason), contact(productName)],
    };
  };
