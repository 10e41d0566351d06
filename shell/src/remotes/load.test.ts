import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { defineRemote } from '../base/declaration';
import { releaseOf } from '../testing/releaseOf';
import { loadDeclaration, withTimeout } from './declarations';
import { guardReleaseFiles } from './integrity';
import { readDeclarationsFromNetwork } from './load';
import { pin } from './registry';

const declaration = defineRemote({ name: 'listings' });
const listings = releaseOf(declaration);
const messaging = releaseOf({ name: 'messaging' });
const shared = { react: {} };
const init = jest.fn();
/** What happens to each script of an entry, in order. */
let network: ('runs' | 'fails' | 'hangs' | 'is empty')[] = [];
let scripts: HTMLScriptElement[] = [];

beforeEach(() => {
  network = [];
  scripts = [];
  init.mockClear();
  pin({ remotes: [listings, messaging] });
  guardReleaseFiles();
  readDeclarationsFromNetwork();
  globalThis.__webpack_init_sharing__ = () => Promise.resolve();
  globalThis.__webpack_share_scopes__ = { default: shared };
  // Replaces the browser's loading of scripts.
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
    const outcome = network.shift() ?? 'runs';
    if (outcome === 'runs') {
      const name = /\/mf\/([a-z]+)\//.exec((script as HTMLScriptElement).src)?.[1];
      const get = () => Promise.resolve(() => ({ default: declaration }));
      Object.assign(globalThis, { [`mf_${name}`]: { init, get } });
    }
    if (outcome !== 'hangs')
      (script as HTMLScriptElement).dispatchEvent(new Event(outcome === 'fails' ? 'error' : 'load'));
  });
});

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['mf_listings', 'mf_messaging']) Reflect.deleteProperty(globalThis, name);
});

describe('the declaration of a remote', () => {
  it('is loaded on another try after its entry could not be loaded', async () => {
    network = ['fails', 'is empty', 'runs'];
    await expect(loadDeclaration(listings)).rejects.toThrow(/remoteEntry.*could not be loaded/);
    await expect(loadDeclaration(listings)).rejects.toThrow('The entry of listings defines no container');
    expect(await loadDeclaration(listings)).toBe(declaration);
    expect(scripts).toHaveLength(3);
  });

  it('shares the libraries of the shell', async () => {
    const release = { ...listings, release: '2.0.0' };
    pin({ remotes: [release] });
    await loadDeclaration(release);
    expect(init.mock.calls).toEqual([[shared]]);
  });

  it('gives up an entry that hangs, so that trying again sends a new request', async () => {
    jest.useFakeTimers();
    const release = { ...listings, release: '3.0.0' };
    pin({ remotes: [release] });
    network = ['hangs', 'runs'];
    const failure = expect(loadDeclaration(release)).rejects.toThrow(/could not be loaded/);
    await jest.advanceTimersByTimeAsync(12_000);
    await failure;
    expect(await loadDeclaration(release)).toBe(declaration);
  });

  it('is loaded once', async () => {
    const [first, second] = await Promise.all([loadDeclaration(messaging), loadDeclaration(messaging)]);
    expect(first).toBe(second);
    expect(scripts).toHaveLength(1);
  });

  it('is not loaded when the remote is incompatible', async () => {
    await expect(loadDeclaration({ ...listings, hostApi: 99 })).rejects.toThrow(/made for another version/);
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
