import type { Listing } from 'backend/contract/listings';
import { AtSignIcon, ChatIcon, InboxIcon, MailIcon, PhoneIcon, SendIcon, TextMessageIcon } from 'shared-ui';
import type { ContactChannel } from '../listing/trackEngagement';
import { mailSubject } from '../listing/trip';
import { words } from '../words';

export interface ContactLink {
  name: string;
  event: ContactChannel;
  href: string;
  icon: typeof MailIcon;
  /** Opens in a new tab. */
  isExternal?: boolean;
}

/** Writes a space as `%20`, because mail programs show a plus as a plus. */
const query = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

export function emailLinks(email: string, listing: Listing): ContactLink[] {
  const subject = mailSubject(listing);
  const to = encodeURIComponent(email).replace('%40', '@');
  return [
    { name: words.emailClient, event: 'email', href: `mailto:${to}?${query({ subject })}`, icon: MailIcon },
    {
      name: 'Gmail',
      event: 'gmail',
      href: `https://mail.google.com/mail/?${query({ view: 'cm', fs: '1', to: email, su: subject })}`,
      icon: AtSignIcon,
      isExternal: true,
    },
    {
      name: 'Outlook',
      event: 'outlook',
      href: `https://outlook.live.com/mail/0/deeplink/compose?${query({ to: email, subject })}`,
      icon: InboxIcon,
      isExternal: true,
    },
  ];
}

export function phoneLinks(phoneNumber: string): ContactLink[] {
  const number = normalizePhone(phoneNumber);
  return [
    { name: words.call, event: 'call', href: `tel:${number}`, icon: PhoneIcon },
    { name: 'SMS', event: 'sms', href: `sms:${number}`, icon: TextMessageIcon },
    {
      name: 'WhatsApp',
      event: 'whatsapp',
      href: `https://wa.me/${number.slice(1)}`,
      icon: ChatIcon,
      isExternal: true,
    },
    { name: 'Telegram', event: 'telegram', href: `https://t.me/${number}`, icon: SendIcon, isExternal: true },
  ];
}

/** '+1 (202) 555-0143' and '1 202 5550143' are +12025550143. */
export const normalizePhone = (text: string) => `+${text.replace(/\D/g, '')}`;
