import { mock } from 'node:test';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StoredFile } from '../../platform/object-store/object-store.js';
import { PolledFile } from './polled-file.js';

const atEveryCall = 0;
let stored: () => StoredFile | null | Promise<StoredFile | null>;
let reads: number;
let errors: string[];
let polled: PolledFile<string[]>;
let edition = 0;
let clock: number;

const write = (text: string) => {
  const version = String(++edition);
  stored = () => ({ body: Buffer.from(text), version });
};

/** From now on only `pass` moves the clock. */
function stopClock() {
  clock = performance.now();
  mock.method(performance, 'now', () => clock);
  mock.timers.enable({ apis: ['setTimeout'] });
}

function pass(ms: number) {
  clock += ms;
  mock.timers.tick(ms);
}

function poll(intervalMs?: number) {
  return new PolledFile<string[]>({
    read: async () => {
      reads++;
      return stored();
    },
    parse: (body) => JSON.parse(body.toString()) as string[],
    logError: (message) => errors.push(message),
    intervalMs,
  });
}

beforeEach(() => {
  reads = 0;
  errors = [];
  polled = poll(atEveryCall);
});

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

describe('a polled file', () => {
  it('is parsed again after a change', async () => {
    write('["account"]');
    expect(await polled.content()).toEqual(['account']);
    write('["account","listings"]');
    expect(await polled.content()).toEqual(['account', 'listings']);
  });

  it.each([
    ['truncated', () => write('["account"')],
    ['missing', () => (stored = () => null)],
    [
      'unreachable',
      () =>
        (stored = () => {
          throw new Error('no route');
        }),
    ],
  ])('keeps its last valid content while the file is %s, and logs an error', async (_how, breakIt) => {
    write('["account"]');
    await polled.content();
    breakIt();
    expect(await polled.content()).toEqual(['account']);
    expect(errors).toEqual([expect.stringContaining('The last valid version is used')]);
    write('["messaging"]');
    expect(await polled.content()).toEqual(['messaging']);
  });

  it('is read once for callers at the same time, and not again within the interval', async () => {
    write('["account"]');
    polled = poll(60_000);
    await Promise.all([polled.content(), polled.content(), polled.content()]);
    await polled.content();
    expect(reads).toBe(1);
  });

  it('makes the callers of a store that hangs wait for 0.3 s, and later callers not at all', async () => {
    write('["account"]');
    await polled.content();
    const hanging = Promise.withResolvers<null>();
    stored = () => hanging.promise;
    stopClock();
    const first = Promise.all([polled.content(), polled.content()]);
    pass(300);
    expect(await first).toEqual([['account'], ['account']]);
    expect(await polled.content()).toEqual(['account']);
    hanging.resolve(null);
  });

  it('is read again half a second after the last time', async () => {
    stopClock();
    polled = poll();
    write('["account"]');
    await polled.content();
    write('["listings"]');
    pass(499);
    expect(await polled.content()).toEqual(['account']);
    pass(1);
    expect(await polled.content()).toEqual(['listings']);
  });

  it('uses the fallback until it was valid once, and waits for that 3 s at most', async () => {
    const polling = new PolledFile<string[]>({
      read: async () => stored(),
      parse: (body) => JSON.parse(body.toString()) as string[],
      fallback: [],
      logError: (message) => errors.push(message),
      intervalMs: atEveryCall,
    });
    const hanging = Promise.withResolvers<null>();
    stored = () => hanging.promise;
    stopClock();
    const first = polling.content();
    pass(3_000);
    expect(await first).toEqual([]);
    expect(await polling.content()).toEqual([]);
    hanging.resolve(null);
    stored = () => null;
    for (let caller = 0; caller < 3; caller++) expect(await polling.content()).toEqual([]);
    expect(errors).toEqual([expect.stringContaining('the file is missing')]);
    write('["account"]');
    expect(await polling.content()).toEqual(['account']);
  });

  it('logs an outage once, and the next one again', async () => {
    write('["account"]');
    for (let outage = 1; outage <= 2; outage++) {
      const before = stored;
      await polled.content();
      stored = () => null;
      for (let caller = 0; caller < 5; caller++) await polled.content();
      expect(errors).toHaveLength(outage);
      stored = before;
    }
  });

  it('throws if it was never valid', async () => {
    stored = () => null;
    await expect(polled.content()).rejects.toThrow('the file is missing');
  });

  it('is read again after the clock was set back', async () => {
    const { now } = Date;
    write('["account"]');
    await polled.content();
    write('["listings"]');
    Date.now = () => now() - 60 * 60 * 1_000;
    try {
      expect(await polled.content()).toEqual(['listings']);
    } finally {
      Date.now = now;
    }
  });
});
