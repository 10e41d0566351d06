import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { boot } from '../base/boot';
import { fakeNetwork } from '../testing/network';
import { releaseOf } from '../testing/releaseOf';
import { currentRegistry } from './currentRegistry';

const fromHtml = { remotes: [releaseOf({ name: 'account' })] };
const fromServer = { remotes: [releaseOf({ name: 'listings' })] };
const offline = { 'GET /mf/registry.json': () => Promise.reject(new TypeError('offline')) };

beforeEach(() => {
  const script = document.createElement('script');
  script.type = 'inert';
  script.src = '/mf/shell/1.0.0-sea/main.js';
  document.head.replaceChildren(script);
  localStorage.clear();
  boot.registry = { remotes: [] };
});

afterEach(() => {
  jest.restoreAllMocks();
  boot.registry = { remotes: [] };
});

describe('the registry of a page', () => {
  it('is the one in the HTML, without a call', async () => {
    boot.registry = fromHtml;
    const requests = fakeNetwork({});
    expect(await currentRegistry()).toEqual(fromHtml);
    expect(requests).toEqual([]);
  });

  it('is the server’s when the HTML has none', async () => {
    fakeNetwork({ 'GET /mf/registry.json': fromServer });
    expect(await currentRegistry()).toEqual(fromServer);
  });

  it('is the last visit’s when the server is unreachable', async () => {
    fakeNetwork({ 'GET /mf/registry.json': fromServer });
    await currentRegistry();
    fakeNetwork(offline);
    expect(await currentRegistry()).toEqual(fromServer);
  });

  it('is the one built into the shell on a first visit without a server', async () => {
    fakeNetwork({ ...offline, 'GET /mf/shell/1.0.0-sea/registry.json': fromHtml });
    expect(await currentRegistry()).toEqual(fromHtml);
  });

  it('is the site’s own one, also where the shell’s scripts come from another origin', async () => {
    document.querySelector('script')?.setAttribute('src', 'https://cdn.example/mf/shell/1.0.0-sea/main.js');
    fakeNetwork({ ...offline, 'GET /mf/shell/1.0.0-sea/registry.json': fromHtml });
    const fetched = jest.spyOn(globalThis, 'fetch');
    expect(await currentRegistry()).toEqual(fromHtml);
    expect(fetched).toHaveBeenLastCalledWith('/mf/shell/1.0.0-sea/registry.json', { cache: 'no-store' });
  });

  it('is empty when there is none', async () => {
    fakeNetwork({
      'GET /mf/registry.json': () => ({ status: 503 }),
      'GET /mf/shell/1.0.0-sea/registry.json': () => ({ status: 404 }),
    });
    expect(await currentRegistry()).toEqual({ remotes: [] });
  });

  it('works without storage, as in a private window', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    boot.registry = fromHtml;
    expect(await currentRegistry()).toEqual(fromHtml);
  });
});
