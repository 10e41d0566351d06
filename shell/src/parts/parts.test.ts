import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { recordBeacons } from '../testing/beacons';
import { ownPart, prefetchPart } from './parts';

const beacons = recordBeacons();
const Gate = () => null;

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

/** A page that arrives when the test says so. */
function slowPage(path: string) {
  let bring: (page: { Gate: typeof Gate }) => void;
  const arriving = new Promise<{ Gate: typeof Gate }>((resolve) => {
    bring = resolve;
  });
  const part = ownPart(path, () => arriving);
  const arrive = async (at: number) => {
    now = at;
    bring({ Gate });
    await part.prepare();
  };
  return { part, arrive };
}

describe('a slow part', () => {
  it('is reported once, even if several regions waited', async () => {
    const { part, arrive } = slowPage('/slow');
    const waiting = [part.load(), part.load()];
    await arrive(4_210.4);
    await Promise.all(waiting);
    await part.load();
    expect(await beacons.all()).toEqual([
      { url: '/api/slow-loads', body: { where: 'page', path: '/', milliseconds: 4_210 } },
    ]);
  });

  it('is not reported up to three seconds', async () => {
    const { part, arrive } = slowPage('/quick');
    const waiting = part.load();
    await arrive(3_000);
    await waiting;
    expect(await beacons.all()).toEqual([]);
  });

  it('is not reported when no visitor waited', async () => {
    const { part, arrive } = slowPage('/warmed-up');
    prefetchPart(part);
    await arrive(9_000);
    await part.load();
    expect(await beacons.all()).toEqual([]);
  });

  it('counts from when the visitor began to wait', async () => {
    const { part, arrive } = slowPage('/warmed-up-late');
    prefetchPart(part);
    now = 5_000;
    const waiting = part.load();
    await arrive(8_500);
    await waiting;
    expect(await beacons.all()).toMatchObject([{ body: { milliseconds: 3_500 } }]);
  });

  it('does not count the time between a failure and trying again', async () => {
    let isOffline = true;
    const page = () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ Gate }));
    const part = ownPart('/tried-again', page);
    await expect(part.load()).rejects.toThrow('offline');
    isOffline = false;
    now = 30_000;
    await part.load();
    expect(await beacons.all()).toEqual([]);
  });

  it('is not reported when the computer slept', async () => {
    const { part, arrive } = slowPage('/slept');
    const waiting = part.load();
    await arrive(3_600_000);
    await waiting;
    expect(await beacons.all()).toEqual([]);
  });
});
