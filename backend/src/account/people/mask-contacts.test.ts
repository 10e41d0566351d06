import { expect, it } from '@jest/globals';
import { maskContacts } from './mask-contacts.js';

it.each([
  ['Write to meera@example.com please', 'Write to ••• please'],
  ['meera (at) example.com', '•••'],
  ['Call +1 (202) 555-0143 any time', 'Call ••• any time'],
  ['whatsapp 98765 43210', 'whatsapp •••'],
  ['९८७६५४३२१०', '•••'],
  ['see https://example.com/me or www.example.org', 'see ••• or •••'],
  ['join example.me/chat', 'join •••'],
])('covers ways to get in touch: %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

it.each([
  'I fly AA1234 on 2026-12-20 with 2 bags.',
  'Frequent flyer 2019 - 2024, gate 12, row 34.',
  'Hindi, Telugu, English',
  'Happy to help.Really.',
])('leaves what travelers write alone: %s', (text) => {
  expect(maskContacts(text)).toBe(text);
});
