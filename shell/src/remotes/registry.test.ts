import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { boot } from '../base/boot';
import { fakeNetwork } from '../testing/network';
import { releaseOf } from '../testing/releaseOf';
import { checkIntegrity } from './integrity';
import { integrityOf, pin, remoteFilling } from './registry';

const hash = `sha384-${'b'.repeat(64)}`;
const never = `sha384-${'A'.repeat(64)}`;
const messaging = {
  ...releaseOf({ name: 'messaging', slots: { 'header.badge': () => Promise.resolve({}) } }),
  integrity: { 'remoteEntry.js': hash },
};
const at = (file: string) => `/mf/messaging/1.0.0-test/${file}`;

beforeEach(() => pin({ remotes: [messaging] }));
afterEach(() => pin({ remotes: [] }));

describe('a file of a remote', () => {
  it('runs with the hash that the registry names', () => {
    expect(integrityOf(at('remoteEntry.js'))).toBe(hash);
    expect(integrityOf(new URL(at('remoteEntry.js'), location.href).href)).toBe(hash);
  });

  it('does not run when the registry does not name it', () => {
    expect(integrityOf(at('other.js'))).toBe(never);
    expect(integrityOf('/mf/unknown/1/remoteEntry.js')).toBe(never);
    expect(integrityOf(`https://evil.example${at('remoteEntry.js')}`)).toBe(never);
  });

  it('goes unchecked while somebody works on it, but not in production', () => {
    pin({ remotes: [{ ...messaging, release: 'dev' }] });
    expect(integrityOf('/mf/messaging/dev/remoteEntry.js')).toBe('');
    boot.production = true;
    expect(integrityOf('/mf/messaging/dev/other.js')).toBe(never);
    boot.production = false;
  });

  it('is looked for where its remote comes from, and there alone', () => {
    pin({ remotes: [{ ...messaging, release: 'dev' }] }, { messaging: 'http://localhost:9301' });
    const file = '/mf/messaging/dev/page.js';
    expect(integrityOf(`http://localhost:9301${file}`)).toBe('');
    expect(integrityOf(file)).toBe(never);
    expect(integrityOf(`http://localhost:9302${file}`)).toBe(never);
  });

  it('is asked for by a tag that carries the hash', () => {
    const { createScript, createLink } = checkIntegrity();
    const made = createScript?.({ url: at('remoteEntry.js') }) as { script: HTMLScriptElement };
    const { script } = made;
    expect([script.integrity, script.crossOrigin]).toEqual([hash, 'anonymous']);
    const link = createLink?.({ url: at('page.css'), attrs: { rel: 'preload', as: 'style' } });
    expect([(link as HTMLLinkElement).integrity, (link as HTMLLinkElement).rel]).toEqual([never, 'preload']);
  });
});

describe('a file whose hash the page was not told', () => {
  const pageHash = `sha384-${'c'.repeat(64)}`;
  const more = `sha384-${'d'.repeat(64)}`;
  const words = { integrity: { 'remoteEntry.js': hash, 'page.js': pageHash } };
  // What has been read is known to the whole page, so each story has a remote of its own.
  const told = (name: string) => pin({ remotes: [{ ...messaging, name, more }] });
  const scriptOf = (url: string) => {
    const made = checkIntegrity().createScript?.({ url }) as { script: HTMLScriptElement };
    document.head.append(made.script);
    return made.script;
  };
  afterEach(() => document.head.replaceChildren());

  it('waits for the release’s own words, which are asked for once and must be the genuine ones', async () => {
    told('gates');
    const requests = fakeNetwork({ 'GET /mf/gates/1.0.0-test/remote.json': words });
    const asked = jest.spyOn(globalThis, 'fetch');
    const script = scriptOf('/mf/gates/1.0.0-test/page.js');
    expect(script.getAttribute('src')).toBeNull();
    await waitFor(() => expect(script.getAttribute('src')).toBe('/mf/gates/1.0.0-test/page.js'));
    expect(script.integrity).toBe(pageHash);
    expect(asked).toHaveBeenCalledWith(expect.anything(), { integrity: more });

    expect(await integrityOf('/mf/gates/1.0.0-test/another.js')).toBe(never);
    expect(integrityOf('/mf/gates/1.0.0-test/remoteEntry.js')).toBe(hash);
    expect(requests).toHaveLength(1);
  });

  it('does not run when these cannot be had, and asks for them again the next time', async () => {
    told('lounge');
    fakeNetwork({ 'GET /mf/lounge/1.0.0-test/remote.json': () => ({ status: 404 }) });
    const script = scriptOf('/mf/lounge/1.0.0-test/page.js');
    await waitFor(() => expect(script.getAttribute('src')).toBe('/mf/lounge/1.0.0-test/page.js'));
    expect(script.integrity).toBe(never);

    fakeNetwork({ 'GET /mf/lounge/1.0.0-test/remote.json': words });
    expect(await integrityOf('/mf/lounge/1.0.0-test/page.js')).toBe(pageHash);
  });
});

it('knows who fills a place on the page', () => {
  expect(remoteFilling('header.badge')?.name).toBe('messaging');
  expect(remoteFilling('profile.tips')).toBeUndefined();
});
