import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { init, registerPlugins } from '@module-federation/enhanced/runtime';
import { defineRemote } from '../base/declaration';
import { releaseOf } from '../testing/releaseOf';
import { loadDeclaration, withTimeout } from './declarations';
import { registerPinned } from './load';
import { pin } from './registry';

const declaration = defineRemote({ name: 'listings' });
const listings = releaseOf(declaration);
const messaging = releaseOf({ name: 'messaging' });
let isOffline = false;
let entriesLoaded = 0;

// The bundler makes it in the browser.
beforeAll(() => {
  init({ name: 'shell', remotes: [] });
});

beforeEach(() => {
  isOffline = false;
  entriesLoaded = 0;
  pin({ remotes: [listings, messaging] });
  registerPinned();
  // Replaces the browser's loading of the remote's entry script.
  registerPlugins([
    {
      name: 'entry-without-browser',
      async loadEntry() {
        entriesLoaded += 1;
        if (isOffline) throw new Error('offline');
        return { init: async () => {}, get: () => async () => ({ default: declaration }) };
      },
    },
  ]);
});

describe('the declaration of a remote', () => {
  it('is loaded on another try after its entry could not be loaded', async () => {
    isOffline = true;
    await expect(loadDeclaration(listings)).rejects.toThrow();
    isOffline = false;
    expect(await loadDeclaration(listings)).toBe(declaration);
  });

  it('is loaded once', async () => {
    const [first, second] = await Promise.all([loadDeclaration(messaging), loadDeclaration(messaging)]);
    expect(first).toBe(second);
    expect(entriesLoaded).toBe(1);
  });

  it('is not loaded when the remote is incompatible', async () => {
    await expect(loadDeclaration({ ...listings, hostApi: 99 })).rejects.toThrow(/made for another version/);
    expect(entriesLoaded).toBe(0);
  });
});

describe('a load that does not end', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('fails after 15 seconds', async () => {
    const failure = expect(withTimeout(new Promise(() => {}))).rejects.toThrow('It took too long to load');
    await jest.advanceTimersByTimeAsync(15_000);
    await failure;
  });
});
