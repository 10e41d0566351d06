import { productName } from '../../platform/contract.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import type { MeasureReason } from './contract.js';

export const reasonTexts: Record<MeasureReason, string> = {
  spam: 'spam or advertising',
  harassment: 'harassment',
  fraud: 'asking for money, or a fraud',
  parcels: 'asking others to carry things',
  impersonation: 'pretending to be somebody else',
  danger: 'somebody’s safety',
  untrue: 'something that is not true',
  other: 'a breach of our terms of use',
};

const instant = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const untilText = (endsAt: string | null): string =>
  endsAt ? `until ${instant.format(new Date(endsAt))} UTC` : 'for good';

export const shownGuestMail = (words: string): MailContent => ({
  subject: 'We have looked again at our decision',
  greeting: 'Hello,',
  paragraphs: ['The listing that you posted without a login can be seen again.', words],
});

/** For a guest, who has no account to appeal with. */
export const hiddenGuestMail = (reason: MeasureReason, words: string): MailContent => ({
  subject: `We have hidden your listing on ${productName}`,
  greeting: 'Hello,',
  paragraphs: [
    'We have taken the listing that you posted without a login out of sight.',
    words,
    `The reason is ${reasonTexts[reason]}.`,
    `If you think that this is wrong, write to us on the page “Contact” of ${productName}.`,
  ],
});
