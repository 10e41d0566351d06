import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Stored } from './release-store.js';
import { Watched } from './polled-file.js';

const always = 0;
let there: () => Stored | null;
let looks: number;
let complaints: string[];
let watched: Watched<string[]>;
let edition = 0;

const write = (text: string) => {
  const version = String(++edition);
  there = () => ({ body: Buffer.from(text), version });
};

function watch(glance: number) {
  return new Watched<string[]>(
    async () => {
      looks++;
      return there();
    },
    (body) => JSON.parse(body.toString()) as string[],
    (sentence) => complaints.push(sentence),
    async () => null,
    glance,
  );
}

beforeEach(() => {
  looks = 0;
  complaints = [];
  watched = watch(always);
});

describe('something watched', () => {
  it('is understood again when it has changed', async () => {
    write('["account"]');
    expect(await watched.read()).toEqual(['account']);
    write('["account","listings"]');
    expect(await watched.read()).toEqual(['account', 'listings']);
  });

  it.each([
    ['cut off', () => write('["account"')],
    ['gone', () => (there = () => null)],
    [
      'out of reach',
      () =>
        (there = () => {
          throw new Error('no route');
        }),
    ],
  ])('stands as it last was while the new one is %s, and says so', async (_how, breakIt) => {
    write('["account"]');
    await watched.read();
    breakIt();
    expect(await watched.read()).toEqual(['account']);
    expect(complaints).toEqual([expect.stringContaining('The last good one stands')]);
    write('["messaging"]');
    expect(await watched.read()).toEqual(['messaging']);
  });

  it('is looked at once for all who ask at the same time, and not again at once', async () => {
    write('["account"]');
    watched = watch(60_000);
    await Promise.all([watched.read(), watched.read(), watched.read()]);
    await watched.read();
    expect(looks).toBe(1);
  });

  it('fails when it was never good', async () => {
    there = () => null;
    await expect(watched.read()).rejects.toThrow('there is nothing');
  });

  it('is looked at again though the clock was put back', async () => {
    const { now } = Date;
    write('["account"]');
    await watched.read();
    write('["listings"]');
    Date.now = () => now() - 60 * 60 * 1_000;
    try {
      expect(await watched.read()).toEqual(['listings']);
    } finally {
      Date.now = now;
    }
  });
});
