import { describe, expect, it } from '@jest/globals';
import { formatBytes, formatHealth, relativeTime, utcTime } from './format.js';

const now = new Date('2026-11-20T16:53:12.000Z');

describe('the formatter of the console', () => {
  it.each([
    ['2026-11-20T16:53:12.900Z', 'just now'],
    ['2026-11-20T16:52:13.000Z', 'just now'],
    ['2026-11-20T16:52:12.000Z', '1 minute ago'],
    ['2026-11-20T13:53:12.000Z', '3 hours ago'],
    ['2026-11-19T16:53:13.000Z', '23 hours ago'],
    ['2026-10-20T16:53:12.000Z', '31 days ago'],
  ])('formats %s as %s', (at, words) => {
    expect(relativeTime(at, now)).toBe(words);
  });

  it('formats times, sizes and the health of a release', () => {
    expect(utcTime('2026-11-20T16:53:12.345Z')).toBe('2026-11-20 16:53 UTC');
    expect([1, 329_754, 1_250_000].map(formatBytes)).toEqual(['1 KB', '330 KB', '1.3 MB']);
    expect(formatHealth({ errors: 1, slowLoads: 0 })).toBe('1 error, no slow loads');
    expect(formatHealth({ errors: 0, slowLoads: 2 })).toBe('No errors, 2 slow loads');
  });
});
