import { expect, it } from '@jest/globals';
import { priceOf, segments } from './prices.js';

it.each([
  ['a short text', 'x'.repeat(160), 1],
  ['a longer one', 'x'.repeat(161), 2],
  ['a short text in another script', 'नमस्ते'.padEnd(70, '।'), 1],
  ['a longer one in another script', '✈'.repeat(71), 2],
])('counts the parts of %s', (_, text, parts) => {
  expect(segments(text)).toBe(parts);
});

it('treats a country without a price as expensive', () => {
  expect(priceOf('KP', 'x')).toBeGreaterThan(priceOf('NL', 'x'));
});
