import { type Trip, tripTitle } from '../../listings/index.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { wordsOf } from '../words/index.js';

interface Shown {
  language: Language;
  /** First name of the other member. */
  other: string;
  trip: Trip;
  wroteMyself: boolean;
  otherWrote: boolean;
}

/** Tells one of the two that a hidden review has been published. */
export function shownMail(
  { language, other, trip, wroteMyself, otherWrote }: Shown,
  url: string,
): MailContent {
  const { hello, review: words } = wordsOf(language);
  const title = tripTitle(trip, language);
  const [subject, sentence] =
    wroteMyself && otherWrote
      ? [words.bothSubject, words.both]
      : otherWrote
        ? [words.otherSubject, words.other]
        : [words.ownSubject, words.own];
  return {
    language,
    subject: subject(other, title),
    greeting: hello,
    paragraphs: [sentence(other, title), ...(otherWrote ? [words.reply] : [])],
    action: { label: words.read, url },
  };
}
