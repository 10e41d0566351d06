import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { boot } from '../base/boot';
import { fakeNetwork } from '../testing/network';
import { releaseOf } from '../testing/releaseOf';
import { guardReleaseFiles } from './integrity';
import { integrityOf, pin, remoteFilling } from './registry';

const hash = `sha384-${'b'.repeat(64)}`;
const never = `sha384-${'A'.repeat(64)}`;
const messaging = {
  ...releaseOf({ name: 'messaging', slots: { 'header.badge': () => Promise.resolve({}) } }),
  integrity: { 'remoteEntry.js': hash },
};
const at = (file: string) => `/mf/messaging/1.0.0-test/${file}`;

beforeEach(() => {
  guardReleaseFiles();
  pin({ remotes: [messaging] });
});
afterEach(() => pin({ remotes: [] }));

describe('a file of a remote', () => {
  it('has the hash that the registry names', () => {
    expect(integrityOf(at('remoteEntry.js'))).toBe(hash);
    expect(integrityOf(new URL(at('remoteEntry.js'), location.href).href)).toBe(hash);
  });

  it('does not run when the registry does not name it', () => {
    expect(integrityOf(at('other.js'))).toBe(never);
    expect(integrityOf('/mf/unknown/1/remoteEntry.js')).toBe(never);
    expect(integrityOf(`https://evil.example${at('remoteEntry.js')}`)).toBe(never);
  });

  it('is not checked during development, except in production', () => {
    pin({ remotes: [{ ...messaging, release: 'dev' }] });
    expect(integrityOf('/mf/messaging/dev/remoteEntry.js')).toBe('');
    boot.production = true;
    expect(integrityOf('/mf/messaging/dev/other.js')).toBe(never);
    boot.production = false;
  });

  it('is trusted only at the origin of its remote', () => {
    pin({ remotes: [{ ...messaging, release: 'dev' }] }, { messaging: 'http://localhost:9301' });
    const file = '/mf/messaging/dev/page.js';
    expect(integrityOf(`http://localhost:9301${file}`)).toBe('');
    expect(integrityOf(file)).toBe(never);
    expect(integrityOf(`http://localhost:9302${file}`)).toBe(never);
  });

  it('is loaded by a tag with the hash', () => {
    const script = document.createElement('script');
    script.src = at('remoteEntry.js');
    globalThis.guardRemoteFile(script);
    expect([script.integrity, script.crossOrigin]).toEqual([hash, 'anonymous']);
    const link = document.createElement('link');
    link.href = at('page.css');
    globalThis.guardRemoteFile(link);
    expect(link.integrity).toBe(never);
  });
});

describe('a file whose hash is not in the page', () => {
  const pageHash = `sha384-${'c'.repeat(64)}`;
  const more = `sha384-${'d'.repeat(64)}`;
  const manifest = { integrity: { 'remoteEntry.js': hash, 'page.js': pageHash } };
  // Hashes are cached by remote, so each test uses another one.
  const pinRemote = (name: string) => pin({ remotes: [{ ...messaging, name, more }] });
  const scriptOf = (url: string) => {
    const script = document.createElement('script');
    script.src = url;
    globalThis.guardRemoteFile(script);
    document.head.append(script);
    return script;
  };
  afterEach(() => document.head.replaceChildren());

  it('waits for the release’s remote.json, which is loaded once and checked by its own hash', async () => {
    pinRemote('gates');
    const requests = fakeNetwork({ 'GET /mf/gates/1.0.0-test/remote.json': manifest });
    const fetched = jest.spyOn(globalThis, 'fetch');
    const script = scriptOf('/mf/gates/1.0.0-test/page.js');
    expect(script.getAttribute('src')).toBeNull();
    await waitFor(() => expect(script.getAttribute('src')).toBe('/mf/gates/1.0.0-test/page.js'));
    expect(script.integrity).toBe(pageHash);
    expect(fetched).toHaveBeenCalledWith(expect.anything(), { integrity: more });

    expect(await integrityOf('/mf/gates/1.0.0-test/another.js')).toBe(never);
    expect(integrityOf('/mf/gates/1.0.0-test/remoteEntry.js')).toBe(hash);
    expect(requests).toHaveLength(1);
  });

  it('does not run when that cannot be loaded, and tries again the next time', async () => {
    pinRemote('lounge');
    fakeNetwork({ 'GET /mf/lounge/1.0.0-test/remote.json': () => ({ status: 404 }) });
    const script = scriptOf('/mf/lounge/1.0.0-test/page.js');
    await waitFor(() => expect(script.getAttribute('src')).toBe('/mf/lounge/1.0.0-test/page.js'));
    expect(script.integrity).toBe(never);

    fakeNetwork({ 'GET /mf/lounge/1.0.0-test/remote.json': manifest });
    expect(await integrityOf('/mf/lounge/1.0.0-test/page.js')).toBe(pageHash);
  });
});

it('finds the remote that fills a slot', () => {
  expect(remoteFilling('header.badge')?.name).toBe('messaging');
  expect(remoteFilling('profile.tips')).toBeUndefined();
});
