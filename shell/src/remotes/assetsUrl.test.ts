import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { boot } from '../base/boot';
import { fakeNetwork } from '../testing/network';
import { releaseOf } from '../testing/releaseOf';
import { guardReleaseFiles } from './integrity';
import { addressOf, integrityOf, pin } from './registry';

const cdn = 'https://cdn.example';
const hashOf = (letter: string) => `sha384-${letter.repeat(64)}`;
const never = hashOf('A');
const messaging = { ...releaseOf({ name: 'messaging' }), integrity: { 'remoteEntry.js': hashOf('b') } };
const entry = '/mf/messaging/1.0.0-test/remoteEntry.js';

beforeEach(() => {
  boot.registry = { remotes: [messaging], shell: '1.0.0-sea' };
  boot.assets = { url: cdn, integrity: { 'contact.js': hashOf('c') }, more: hashOf('d') };
  pin(boot.registry);
  guardReleaseFiles();
});

afterEach(() => {
  delete boot.assets;
  boot.registry = { remotes: [] };
  pin(boot.registry);
  document.head.replaceChildren();
});

function shellFile(address: string) {
  const script = document.createElement('script');
  script.setAttribute('src', address);
  globalThis.guardShellFile?.(script);
  document.head.append(script);
  return script;
}

describe('the origin of the files', () => {
  it('files of remotes come from there, with the hash that the site names', () => {
    expect(addressOf(messaging, 'remoteEntry.js')).toBe(cdn + entry);
    expect(integrityOf(cdn + entry)).toBe(hashOf('b'));
    expect(integrityOf(entry)).toBe(hashOf('b'));
    expect(integrityOf(`https://elsewhere.example${entry}`)).toBe(never);
    expect(integrityOf(`${cdn}/mf/messaging/1.0.0-test/other.js`)).toBe(never);
  });

  it('a remote on a developer’s machine stays there', () => {
    pin({ remotes: [{ ...messaging, release: 'dev' }] }, { messaging: 'http://localhost:9301' });
    const file = '/mf/messaging/dev/page.js';
    expect(addressOf({ name: 'messaging', release: 'dev' }, 'page.js')).toBe(`http://localhost:9301${file}`);
    expect(integrityOf(`http://localhost:9301${file}`)).toBe('');
    expect(integrityOf(cdn + file)).toBe(never);
  });

  it('the list of a remote’s hashes comes from the site', async () => {
    pin({ remotes: [{ ...messaging, name: 'gates', more: hashOf('e') }] });
    const manifest = { integrity: { 'page.js': hashOf('f') } };
    const requests = fakeNetwork({ 'GET /mf/gates/1.0.0-test/remote.json': manifest });
    expect(await integrityOf(`${cdn}/mf/gates/1.0.0-test/page.js`)).toBe(hashOf('f'));
    expect(requests).toHaveLength(1);
  });

  it('the shell checks its own files: first by the page, then by shell.json', async () => {
    const manifest = { integrity: { 'login.js': hashOf('g') } };
    fakeNetwork({ 'GET /mf/shell/1.0.0-sea/shell.json': manifest });
    const fetched = jest.spyOn(globalThis, 'fetch');
    const known = shellFile(`${cdn}/mf/shell/1.0.0-sea/contact.js`);
    expect([known.integrity, known.crossOrigin]).toEqual([hashOf('c'), 'anonymous']);

    const address = `${cdn}/mf/shell/1.0.0-sea/login.js`;
    const login = shellFile(address);
    expect(login.getAttribute('src')).toBeNull();
    await waitFor(() => expect(login.getAttribute('src')).toBe(address));
    expect(login.integrity).toBe(hashOf('g'));
    expect(fetched).toHaveBeenCalledWith('/mf/shell/1.0.0-sea/shell.json', { integrity: hashOf('d') });

    const unknown = shellFile(`${cdn}/mf/shell/1.0.0-sea/planted.js`);
    await waitFor(() => expect(unknown.integrity).toBe(never));
  });

  it('without it the shell loads its files as their preloads are, without a hash', () => {
    delete boot.assets;
    const script = shellFile('/mf/shell/1.0.0-sea/contact.js');
    expect(script.integrity || 'none').toBe('none');
    expect(script.getAttribute('src')).toBe('/mf/shell/1.0.0-sea/contact.js');
  });
});
