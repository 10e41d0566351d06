import type { GuestAttempt } from '../../account/index.js';
import { productName } from '../../platform/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { routeTitle, tripText, tripTitle, type Trip } from '../sharing/trip-texts.js';
import { wordsOf } from '../words/index.js';

interface GuestLinks {
  publicUrl: string;
  removeUrl: string;
  isHidden: boolean;
}

/** Contains nothing that the guest typed: the address may be someone else's. */
export const guestMail =
  (
    { code, linkToken }: Pick<GuestAttempt, 'code' | 'linkToken'>,
    trip: Trip & { id: number },
    { publicUrl, removeUrl, isHidden }: GuestLinks,
  ): MailText =>
  (language) => {
    const { hello, guest: words } = wordsOf(language);
    const fact = isHidden ? words.hidden : words.shown;
    return {
      subject: words.subject(routeTitle(trip, language)),
      greeting: hello,
      paragraphs: [fact(productName, tripText(trip, language)), words.enter],
      code,
      action: {
        label: words.link,
        url: `${publicUrl}/login-link#token=${linkToken}&listing=${trip.id}`,
      },
      secondaryAction: { label: words.remove, url: removeUrl },
      footnote: words.footnote,
    };
  };

export const reminderMail =
  (trip: Trip, links: { goingUrl: string; closeUrl: string }): MailText =>
  (language) => {
    const { hello, reminder: words } = wordsOf(language);
    return {
      subject: words.subject(tripTitle(trip, language)),
      greeting: hello,
      paragraphs: [words.soon(tripText(trip, language)), words.changed],
      action: { label: words.going, url: links.goingUrl },
      secondaryAction: { label: words.close, url: links.closeUrl },
      footnote: words.footnote,
    };
  };
