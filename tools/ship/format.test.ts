import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDate, formatSize, remainingPercent } from './format.ts';

describe('sizes, shares and dates', () => {
  it('a size is in the unit that keeps it short', () => {
    assert.deepEqual([0, 1, 1_000, 347_001, 999_999, 1_000_000, 1_250_000].map(formatSize), [
      '0 KB',
      '1 KB',
      '1 KB',
      '348 KB',
      '1000 KB',
      '1.0 MB',
      '1.3 MB',
    ]);
  });

  it('the remaining visitors have no rounding errors', () => {
    assert.equal(remainingPercent(99.9), 0.1);
    assert.equal(remainingPercent(10), 90);
  });

  it('a date has its time while it is recent, and its year when it is not', () => {
    const now = new Date('2026-11-21T12:00:00');
    assert.equal(formatDate('2026-11-20T19:30:00', now), '20 Nov 19:30');
    assert.equal(formatDate('2025-11-20T19:30:00', now), '20 Nov 2025');
  });
});
