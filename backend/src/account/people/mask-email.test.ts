import { expect, it } from '@jest/globals';
import { maskEmail } from './mask-email.js';

it.each([
  ['maria@example.com', 'm***a@example.com'],
  ['al@example.com', 'a***@example.com'],
  ['x@example.com', 'x***@example.com'],
])('covers %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
