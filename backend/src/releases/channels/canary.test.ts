import { describe, expect, it } from '@jest/globals';
import { releaseFor } from './canary.js';
import { noChannel, type Channel } from './channels.js';

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor ${index}`);
const old = '1.0.0-old';

const trying = (percent: number, release = '1.1.0-new'): Channel => ({
  ...noChannel,
  current: old,
  canary: { release, percent },
});

/** Those who get the canary. */
const lucky = (channel: Channel, name = 'messaging') =>
  visitors.filter((visitor) => releaseFor(name, channel, visitor) === channel.canary?.release);

/** How many are in both. */
const common = (some: string[], others: string[]) => some.filter((one) => others.includes(one)).length;

describe('a canary', () => {
  it.each([1, 10, 20, 50, 99])('is given to its share of the visitors: %d%%', (percent) => {
    const expected = visitors.length * (percent / 100);
    expect(Math.abs(lucky(trying(percent)).length - expected)).toBeLessThan(visitors.length * 0.015);
  });

  it('is given to everybody at a hundred', () => {
    expect(lucky(trying(100))).toEqual(visitors);
  });

  it('is given to the same visitors always, and still when its share grows', () => {
    const first = lucky(trying(10));
    expect(lucky(trying(10))).toEqual(first);
    expect(common(first, lucky(trying(30)))).toBe(first.length);
  });

  it('is tried by others than the canary before it, and than the canary of another remote', () => {
    const first = lucky(trying(20));
    const fifth = first.length / 5;
    for (const others of [lucky(trying(20, '1.2.0-newer')), lucky(trying(20), 'payments')])
      expect(Math.abs(common(first, others) - fifth)).toBeLessThan(fifth / 2);
  });

  it('is given to nobody who cannot be known again', () => {
    expect(releaseFor('messaging', trying(100))).toBe(old);
  });
});

it('gives what is current when nothing is tried out, and nothing where there is nothing', () => {
  expect(releaseFor('messaging', { ...noChannel, current: old }, 'visitor 1')).toBe(old);
  expect(releaseFor('messaging', noChannel, 'visitor 1')).toBeNull();
});
