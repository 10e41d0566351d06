import { describe, expect, it } from '@jest/globals';
import type { Given } from './served-releases.service.js';
import { accountRelease, shell } from '../testing/published-site.js';
import { registryFor, registryOf } from './registry.js';

const hash = `sha384-${'c'.repeat(64)}`;
const account = { ...accountRelease, hash };
const lounge = { ...account, name: 'lounge' };
const given = (readsHashes: boolean): Given => ({
  shell: { ...shell, readsHashes },
  remotes: [account, lounge],
  isSplit: false,
});
const files = ['entry.js', 'profile.js'];
const told = (registry: ReturnType<typeof registryOf>) =>
  registry.remotes.map(({ integrity, more }) => ({ files: Object.keys(integrity), more }));

describe('what a page is told of the remotes', () => {
  it('are the hashes of its own files and of every entry, and where the rest is to be read', () => {
    expect(told(registryFor(given(true), { remote: account, files }))).toEqual([
      { files, more: hash },
      { files: ['entry.js'], more: hash },
    ]);
  });

  it('are all hashes, when its shell does not know how to read them', () => {
    const all = { files: Object.keys(accountRelease.integrity), more: undefined };
    expect(told(registryFor(given(false), { remote: account, files }))).toEqual([all, all]);
  });

  it('are all hashes of a release whose words nobody may rely on', () => {
    const built = { ...given(true), remotes: [accountRelease] };
    expect(told(registryFor(built))).toEqual([
      { files: Object.keys(accountRelease.integrity), more: undefined },
    ]);
  });

  it('is nothing that only the server needs', () => {
    const [remote] = registryOf(given(true)).remotes;
    expect(remote).not.toHaveProperty('files');
    expect(remote?.routes).toEqual([{ path: '/profile', title: 'Profile', access: 'member' }]);
    expect(registryOf(given(true)).shell).toBe(shell.release);
  });
});
