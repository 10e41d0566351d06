import { describe, expect, it } from '@jest/globals';
import { codesIn, linked } from './message-text.js';

describe('the codes of a message', () => {
  it('are its six-digit numbers, each once, with leading zeros', () => {
    expect(codesIn('Your code is 012345.\n\n012345\n\nAn older one was 999999')).toEqual([
      '012345',
      '999999',
    ]);
  });

  it.each([
    ['a phone number', 'Call +12025550143 or 202-555-0143'],
    ['a longer number', 'Order 1234567'],
    ['a part of an address', 'Go to https://example.com/verify?n=123456&x=654321'],
    ['a day', 'On 2026.123456'],
  ])('are not found in %s', (_, text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('the links of a message', () => {
  it('send no referrer, and do not include the full stop', () => {
    const text = linked('Open https://example.com/a?b=1&c=2. Bye <now>').join('').replace(/\s+/g, ' ');
    expect(text).toContain(
      '<a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer"',
    );
    expect(text).toContain('</a >. Bye &lt;now&gt;');
  });

  it('are only web addresses', () => {
    expect(linked('javascript:alert(1) ftp://example.com').join('')).not.toContain('<a');
  });
});
