import { describe, expect, it } from '@jest/globals';
import { nextCursor, readId } from './urls';

describe('the cursor of the next page', () => {
  it('is read from the Link header', () => {
    expect(nextCursor('</api/tips?limit=5&cursor=abc%2B1>; rel="next"')).toBe('abc+1');
  });

  it.each([null, undefined, '', '</api/tips?limit=5>; rel="next"'])(
    'is null when there is none: %s',
    (link) => {
      expect(nextCursor(link)).toBeNull();
    },
  );
});

describe('an id in the address bar', () => {
  it('is a positive whole number', () => expect(readId('12')).toBe(12));

  it.each([null, '', '0', '012', '-1', '1.5', '1e3', 'x', '1234567890123456'])('is not %s', (text) => {
    expect(readId(text)).toBeNull();
  });
});
