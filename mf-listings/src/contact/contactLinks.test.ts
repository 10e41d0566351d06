import { expect, it } from '@jest/globals';
import { sampleListing } from '../testing/listings';
import { emailWays, phoneWays } from './contactLinks';

const hrefs = (ways: { name: string; href: string }[]) =>
  Object.fromEntries(ways.map(({ name, href }) => [name, href]));

it('writes a letter with a subject that says which trip it is about', () => {
  expect(hrefs(emailWays('meera@example.com', sampleListing()))).toEqual({
    'Email Client':
      'mailto:meera@example.com?subject=Flight%20Amigo%3A%20DEL%20to%20ORD%2C%20Dec%204%2C%202026',
    Gmail:
      'https://mail.google.com/mail/?view=cm&fs=1&to=meera%40example.com&su=Flight%20Amigo%3A%20DEL%20to%20ORD%2C%20Dec%204%2C%202026',
    Outlook:
      'https://outlook.live.com/mail/0/deeplink/compose?to=meera%40example.com&subject=Flight%20Amigo%3A%20DEL%20to%20ORD%2C%20Dec%204%2C%202026',
  });
});

it('lets no address add a part of its own to a link', () => {
  const ways = emailWays('a&bcc=you@evil.example?body=hi', sampleListing());
  for (const { href } of ways) {
    expect(href).not.toMatch(/[?&](?:bcc|body)=/);
  }
});

it('dials the number as it is dialled from anywhere', () => {
  expect(hrefs(phoneWays('+1 (202) 555-0143'))).toEqual({
    Call: 'tel:+12025550143',
    SMS: 'sms:+12025550143',
    WhatsApp: 'https://wa.me/12025550143',
    Telegram: 'https://t.me/+12025550143',
  });
});
