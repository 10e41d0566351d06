import type { Listing } from 'backend/contract/listings';
import { AtSignIcon, ChatIcon, InboxIcon, MailIcon, PhoneIcon, SendIcon, TextMessageIcon } from 'shared-ui';
import type { ContactWay } from '../listing/trackEngagement';
import { normalisePhone } from './phone';
import { subjectOf } from '../listing/trip';

export interface Way {
  name: string;
  event: ContactWay;
  href: string;
  icon: typeof MailIcon;
  /** Leads to another site, in a tab of its own. */
  isAway?: boolean;
}

/** With `%20` for a space: a plus would stand as a plus in the letter. */
const query = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** The ways to write a letter to somebody. */
export function emailWays(email: string, listing: Listing): Way[] {
  const subject = subjectOf(listing);
  const to = encodeURIComponent(email).replace('%40', '@');
  return [
    { name: 'Email Client', event: 'email', href: `mailto:${to}?${query({ subject })}`, icon: MailIcon },
    {
      name: 'Gmail',
      event: 'gmail',
      href: `https://mail.google.com/mail/?${query({ view: 'cm', fs: '1', to: email, su: subject })}`,
      icon: AtSignIcon,
      isAway: true,
    },
    {
      name: 'Outlook',
      event: 'outlook',
      href: `https://outlook.live.com/mail/0/deeplink/compose?${query({ to: email, subject })}`,
      icon: InboxIcon,
      isAway: true,
    },
  ];
}

/** The ways to reach a phone. */
export function phoneWays(phoneNumber: string): Way[] {
  const number = normalisePhone(phoneNumber);
  return [
    { name: 'Call', event: 'call', href: `tel:${number}`, icon: PhoneIcon },
    { name: 'SMS', event: 'sms', href: `sms:${number}`, icon: TextMessageIcon },
    {
      name: 'WhatsApp',
      event: 'whatsapp',
      href: `https://wa.me/${number.slice(1)}`,
      icon: ChatIcon,
      isAway: true,
    },
    { name: 'Telegram', event: 'telegram', href: `https://t.me/${number}`, icon: SendIcon, isAway: true },
  ];
}
