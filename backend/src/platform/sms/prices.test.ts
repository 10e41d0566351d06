import { describe, expect, it } from '@jest/globals';
import { readVariables } from '../config/read-variables.js';
import { priceOf, segments } from './prices.js';

describe('the price list of SMS', () => {
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

  it('takes the operator’s price before our list', () => {
    const own = Object.fromEntries(readVariables({ SMS_PRICES: 'BR:0.038, US:0.01' }).SMS_PRICES);
    expect(priceOf('BR', 'x'.repeat(161), own)).toBe(76_000);
    expect(priceOf('US', 'x', own)).toBe(10_000);
    expect(priceOf('DE', 'x', own)).toBe(priceOf('DE', 'x'));
    for (const odd of ['BR', 'BR:free', 'brazil:0.03', 'BR:-1', 'BR:0,038'])
      expect(() => readVariables({ SMS_PRICES: odd })).toThrow('SMS_PRICES: must be countries with dollars');
  });
});
