import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { boot } from '../host/boot';
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

it('knows who fills a place on the page', () => {
  expect(remoteFilling('header.badge')?.name).toBe('messaging');
  expect(remoteFilling('profile.tips')).toBeUndefined();
});
