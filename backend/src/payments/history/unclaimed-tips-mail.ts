import { productName } from '../../platform/contract.js';
import type { MailContent } from '../../platform/mail/mail-content.js';

export const unclaimedTipsMail = (dollars: number, publicUrl: string): MailContent => ({
  subject: `$${dollars.toFixed(2)} in tips is still yours`,
  greeting: 'Hello,',
  paragraphs: [
    `you have deleted your ${productName} account while $${dollars.toFixed(2)} in tips was held for you, because no payout account could take it.`,
    'It stays yours. Log in again with this address whenever you like, connect a payout account in your profile, and it is sent to you.',
  ],
  action: { label: 'Log in', url: publicUrl },
  footnote:
    'For this we keep nothing but a fingerprint of your address, from which the address cannot be read.',
});
