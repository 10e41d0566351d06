import { describe, expect, it } from '@jest/globals';
import { releaseFor } from './canary.js';
import { noChannel } from './channel-state.js';
import type { Channel } from './contract.js';

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor ${index}`);
const old = '1.0.0-old';

const withCanary = (percent: number, release = '1.1.0-new'): Channel => ({
  ...noChannel,
  current: old,
  canary: { release, percent },
});

const canaryVisitors = (channel: Channel, name = 'messaging') =>
  visitors.filter((visitor) => releaseFor(name, channel, visitor) === channel.canary?.release);

const countOfBoth = (some: string[], others: string[]) => some.filter((one) => others.includes(one)).length;

describe('a canary', () => {
  it.each([1, 10, 20, 50, 99])('goes to its share of the visitors: %d%%', (percent) => {
    const expected = visitors.length * (percent / 100);
    expect(Math.abs(canaryVisitors(withCanary(percent)).length - expected)).toBeLessThan(
      visitors.length * 0.015,
    );
  });

  it('goes to all visitors at 100%', () => {
    expect(canaryVisitors(withCanary(100))).toEqual(visitors);
  });

  it('always goes to the same visitors, also when its share grows', () => {
    const first = canaryVisitors(withCanary(10));
    expect(canaryVisitors(withCanary(10))).toEqual(first);
    expect(countOfBoth(first, canaryVisitors(withCanary(30)))).toBe(first.length);
  });

  it('goes to other visitors than the previous canary and than the canary of another remote', () => {
    const first = canaryVisitors(withCanary(20));
    const fifth = first.length / 5;
    for (const others of [
      canaryVisitors(withCanary(20, '1.2.0-newer')),
      canaryVisitors(withCanary(20), 'payments'),
    ])
      expect(Math.abs(countOfBoth(first, others) - fifth)).toBeLessThan(fifth / 2);
  });

  it('does not go to a visitor without an id', () => {
    expect(releaseFor('messaging', withCanary(100))).toBe(old);
  });
});

it('without a canary, visitors get the current release, if there is one', () => {
  expect(releaseFor('messaging', { ...noChannel, current: old }, 'visitor 1')).toBe(old);
  expect(releaseFor('messaging', noChannel, 'visitor 1')).toBeNull();
});
