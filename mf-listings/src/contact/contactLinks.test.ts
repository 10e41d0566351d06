import { describe, expect, it } from '@jest/globals';
import { sampleListing } from '../testing/listings';
import { emailLinks, normalizePhone, phoneLinks } from './contactLinks';

const hrefs = (links: { name: string; href: string }[]) =>
  Object.fromEntries(links.map(({ name, href }) => [name, href]));

describe('a contact link', () => {
  it('writes a mail with a subject that names the trip', () => {
    expect(hrefs(emailLinks('meera@example.com', sampleListing()))).toEqual({
      'Email Client':
        'mailto:meera@example.com?subject=Flight%20Amigo%3A%20DEL%20to%20ORD%2C%20Dec%204%2C%202026',
      Gmail:
        'https://mail.google.com/mail/?view=cm&fs=1&to=meera%40example.com&su=Flight%20Amigo%3A%20DEL%20to%20ORD%2C%20Dec%204%2C%202026',
      Outlook:
        'https://outlook.live.com/mail/0/deeplink/compose?to=meera%40example.com&subject=Flight%20Amigo%3A%20DEL%20to%20ORD%2C%20Dec%204%2C%202026',
    });
  });

  it('escapes an address that would add a parameter to a link', () => {
    const links = emailLinks('a&bcc=you@evil.example?body=hi', sampleListing());
    for (const { href } of links) {
      expect(href).not.toMatch(/[?&](?:bcc|body)=/);
    }
  });

  it('dials the international number', () => {
    expect(hrefs(phoneLinks('+1 (202) 555-0143'))).toEqual({
      Call: 'tel:+12025550143',
      SMS: 'sms:+12025550143',
      WhatsApp: 'https://wa.me/12025550143',
      Telegram: 'https://t.me/+12025550143',
    });
  });

  it.each([
    ['+1 2025550143', '+12025550143'],
    ['+1 (202) 555-0143', '+12025550143'],
    ['12025550143', '+12025550143'],
    ['91 98765 43210', '+919876543210'],
    ['+91.98765.43210', '+919876543210'],
    ['  +48 601+234', '+48601234'],
  ])('dials %j as %s', (typed, number) => {
    expect(normalizePhone(typed)).toBe(number);
  });
});
