import { describe, expect, it } from '@jest/globals';
import { lastSeen } from './lastSeen';

const now = Date.parse('2026-12-04T12:00:00Z');

describe('when a device was last seen', () => {
  it.each([
    ['2026-12-04T11:59:30Z', 'Last seen just now'],
    ['2026-12-04T11:59:00Z', 'Last seen 1 minute ago'],
    ['2026-12-04T10:01:00Z', 'Last seen 1 hour ago'],
    ['2026-12-01T11:00:00Z', 'Last seen 3 days ago'],
    ['2026-12-04T12:00:09Z', 'Last seen just now'],
  ])('says of %s: %s', (at, words) => {
    expect(lastSeen(at, now)).toBe(words);
  });
});
