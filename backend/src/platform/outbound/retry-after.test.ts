import { describe, expect, it } from '@jest/globals';
import { secondsUntilRetry } from './retry-after.js';

const now = Date.parse('2030-01-04T10:00:00Z');

describe('the header Retry-After', () => {
  it.each([
    ['120', 120],
    ['Fri, 04 Jan 2030 10:02:00 GMT', 120],
    ['Fri, 04 Jan 2030 09:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s seconds', (header, seconds) => {
    expect(secondsUntilRetry(header, now)).toBe(seconds);
  });
});
