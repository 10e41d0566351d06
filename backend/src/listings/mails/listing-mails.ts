import type { GuestAttempt } from '../../account/index.js';
import { productName } from '../../platform/contract.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { daysText, routeText, routeTitle, tripTitle, type Trip } from '../sharing/trip-texts.js';

/** Contains nothing that the guest typed: the address may be someone else's. */
export const guestMail = (
  { code, linkToken }: Pick<GuestAttempt, 'code' | 'linkToken'>,
  trip: Trip & { id: number },
  { publicUrl, removeUrl, isHidden }: { publicUrl: string; removeUrl: string; isHidden: boolean },
): MailContent => ({
  subject: `Confirm your listing ${routeTitle(trip)}`,
  greeting: 'Hello,',
  paragraphs: [
    isHidden
      ? `A listing with this address was posted on ${productName}: ${routeText(trip)}, ${daysText(trip)}. Others do not see it, because we have taken the same trip out of sight before. If you think that this is wrong, write to us on the page “Contact”.`
      : `A listing with this address is on ${productName} now: ${routeText(trip)}, ${daysText(trip)}.`,
    'Enter this code to confirm that it is yours. Then other travelers can ask for your contact details. Unconfirmed, it goes away after 72 hours.',
  ],
  code,
  action: {
    label: 'Confirm without the code',
    url: `${publicUrl}/login-link#token=${linkToken}&listing=${trip.id}`,
  },
  secondaryAction: { label: 'Not yours? Remove the listing', url: removeUrl },
  footnote:
    'The code is valid for 10 minutes and logs you in. The link works once, within a day. We never ask for your code.',
});

export const reminderMail = (trip: Trip, links: { goingUrl: string; closeUrl: string }): MailContent => ({
  subject: `Still going? ${tripTitle(trip)}`,
  greeting: 'Hello,',
  paragraphs: [
    `Your trip ${routeText(trip)}, ${daysText(trip)}, is only days away. Tell other travelers that it still stands: your listing then says so.`,
    'If your plans have changed or you have found your companion, close the listing and nobody else will ask.',
  ],
  action: { label: 'Still going', url: links.goingUrl },
  secondaryAction: { label: 'Close this listing', url: links.closeUrl },
  footnote: 'You get this mail once for each listing.',
});
