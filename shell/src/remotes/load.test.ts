import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getInstance, init as startFederation } from '@module-federation/enhanced/runtime';
import { defineRemote } from '../base/declaration';
import { releaseOf } from '../testing/releaseOf';
import { loadDeclaration, withTimeout } from './declarations';
import { guardReleaseFiles } from './integrity';
import { readDeclarationsFromNetwork } from './load';
import { pin } from './registry';

const declaration = defineRemote({ name: 'listings' });
/** The runtime loads each remote of a page once, so each test has its own. */
const listings = releaseOf({ name: 'listings' });
const messaging = releaseOf({ name: 'messaging' });
const payments = releaseOf({ name: 'payments' });
const trips = releaseOf({ name: 'trips' });
const account = releaseOf({ name: 'account' });
const init = jest.fn();
/** What happens to each script of an entry, in order. */
let network: ('runs' | 'fails' | 'hangs' | 'is empty')[] = [];
let scripts: HTMLScriptElement[] = [];

beforeAll(() => {
  // As the bundle of the shell does when it starts.
  startFederation({ name: 'shell', remotes: [] });
  guardReleaseFiles();
  readDeclarationsFromNetwork();
});

beforeEach(() => {
  network = [];
  scripts = [];
  init.mockClear();
  pin({ remotes: [listings, messaging, payments, trips, account] });
  // Replaces the browser's loading of scripts.
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement;
    scripts.push(script);
    const outcome = network.shift() ?? 'runs';
    if (outcome === 'runs') {
      const name = /\/mf\/([a-z]+)\//.exec(script.src)?.[1];
      const get = () => Promise.resolve(() => ({ default: declaration }));
      Object.assign(globalThis, { [`mf_${name}`]: { init, get } });
    }
    if (outcome !== 'hangs') script.dispatchEvent(new Event(outcome === 'fails' ? 'error' : 'load'));
    return node;
  });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the declaration of a remote', () => {
  it('is loaded on another try after its entry could not be loaded', async () => {
    network = ['fails', 'is empty', 'runs'];
    await expect(loadDeclaration(listings)).rejects.toThrow(/Failed to load script ".*remoteEntry/);
    await expect(loadDeclaration(listings)).rejects.toThrow(/mf_listings/);
    expect(await loadDeclaration(listings)).toBe(declaration);
    expect(scripts).toHaveLength(3);
  });

  it('shares the libraries of the shell', async () => {
    await loadDeclaration(payments);
    expect(init.mock.lastCall?.[0]).toBe(getInstance()?.shareScopeMap['default']);
  });

  it('gives up an entry that hangs, so that trying again sends a new request', async () => {
    jest.useFakeTimers();
    network = ['hangs', 'runs'];
    const failure = expect(loadDeclaration(trips)).rejects.toThrow(/timed out/);
    await jest.advanceTimersByTimeAsync(12_000);
    await failure;
    expect(await loadDeclaration(trips)).toBe(declaration);
  });

  it('is loaded once', async () => {
    const [first, second] = await Promise.all([loadDeclaration(messaging), loadDeclaration(messaging)]);
    expect(first).toBe(second);
    expect(scripts).toHaveLength(1);
  });

  it('is not loaded when the remote is incompatible', async () => {
    await expect(loadDeclaration({ ...account, hostApi: 99 })).rejects.toThrow(/made for another version/);
    expect(scripts).toEqual([]);
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
