import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startOffline } from './offline';

let asked: string[];
beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  globalThis.fetch = (input) => {
    if (typeof input === 'string') asked.push(input);
    return Promise.reject(new TypeError('No network'));
  };
});
afterEach(() => void jest.useRealTimers());

describe('a request without a network', () => {
  it('asks again soon after the device is online, because the first requests may not get through', async () => {
    startOffline();
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['/health/live']);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(asked).toHaveLength(5);
    // Then no more than every 15 seconds.
    await jest.advanceTimersByTimeAsync(22_000);
    expect(asked).toHaveLength(7);
  });
});
