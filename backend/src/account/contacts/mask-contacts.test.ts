import { expect, it } from '@jest/globals';
import { maskContacts } from './mask-contacts.js';

it.each([
  // Emails
  ['Write to meera@example.com please', 'Write to ••• please'],
  ['meera (at) example.com', '•••'],
  ['meera [at] example [dot] com', '•••'],
  ['joe at example dot com', '•••'],
  ['write joe AT example DOT com now', 'write ••• now'],
  ['meera @ example.com', '•••'],
  ['meera＠example．com', '•••'],
  ['meera@exam\u200bple.com', '•••'],
  ['joe@gmail', '•••'],
  // Addresses of pages
  ['see https://example.com/me or www.example.org', 'see ••• or •••'],
  ['join example.me/chat', 'join •••'],
  ['joe.ru', '•••'],
  ['look at example.de/joe first', 'look at ••• first'],
  ['my page: JOE.EXAMPLE.COM.', 'my page: •••.'],
  ['example.co.uk', '•••'],
  ['t.me/joe_travel', '•••'],
  ['wa.me/4915112345678', '•••'],
  ['joe-flies.travel', '•••'],
  ['пример.рф', '•••'],
  // Handles
  ['@joe_travel', '•••'],
  ['insta: @joe.flies!', 'insta: •••!'],
  // Phone numbers
  ['Call +1 (202) 555-0143 any time', 'Call ••• any time'],
  ['whatsapp 98765 43210', 'whatsapp •••'],
  ['९८७६५४३२१०', '•••'],
  ['2–0–2–5–5–5–0–1–4–3', '•••'],
  ['202*555*0143', '•••'],
  ['202_555_0143', '•••'],
  ['202\u200b555\u200b0143', '•••'],
  ['2️⃣0️⃣2️⃣5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣3️⃣', '•••'],
  ['２０２５５５０１４３', '•••'],
  ['⑨⑧⑦⑥⑤④③②①⓪', '•••'],
  ['202•555•0143', '•••'],
  ['202 · 555 · 0143', '•••'],
  ['9876-5432', '•••'],
])('masks contact details: %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

it.each([
  'I fly AA1234 on 2026-12-20 with 2 bags.',
  'AI 127 on 2026-12-20 - 2026-12-24, back 04.01.2027',
  'Between 12/20/2026 and 24/12/2026',
  'Frequent flyer 2019 - 2024, gate 12, row 34.',
  'Since 2019–2024 at gate B12.',
  'Hindi, Telugu, English',
  'Happy to help.Really.',
  'Happy to help.So glad.In case you need me.My mother too.',
  'Landing at 9.am or 10.30 p.m. local, e.g. from St. Louis.',
  'See you @ JFK, or @T4.',
  'Look at the polka dot in row 12',
  'anecdotes and antidotes',
  'Terminal 1, 2, 3, 4, 5, 6 or 7',
  '10:30 - 14:45, 23 kg + 8 kg',
  'Mr.Rao and Dr.Iyer, seats 12A/12B/12C',
  'नमस्ते, मैं हिन्दी बोलती हूँ।',
  'Żółć, naïve café — “quotes” … fine',
])('does not mask what travelers usually write: %s', (text) => {
  expect(maskContacts(text)).toBe(text);
});
