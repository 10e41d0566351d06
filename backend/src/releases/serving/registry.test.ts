import { describe, expect, it } from '@jest/globals';
import type { PageReleases } from './served-releases.service.js';
import { accountRelease, shell } from '../testing/published-site.js';
import { registryForPage, fullRegistry } from './registry.js';

const hash = `sha384-${'c'.repeat(64)}`;
const account = { ...accountRelease, manifestHash: hash };
const lounge = { ...account, name: 'lounge' };
const releases = (readsHashes: boolean): PageReleases => ({
  shell: { ...shell, readsHashes },
  remotes: [account, lounge],
  hasCanary: false,
});
const files = ['entry.js', 'profile.js'];
const hashesIn = (registry: ReturnType<typeof fullRegistry>) =>
  registry.remotes.map(({ integrity, more }) => ({ files: Object.keys(integrity), more }));

describe('the registry', () => {
  it('of a page has the hashes of its own files and of every entry, and of the manifest with the others', () => {
    expect(hashesIn(registryForPage(releases(true), { remote: account, files }))).toEqual([
      { files, more: hash },
      { files: ['entry.js'], more: hash },
    ]);
  });

  it('has all hashes if the shell cannot load them later', () => {
    const all = { files: Object.keys(accountRelease.integrity), more: undefined };
    expect(hashesIn(registryForPage(releases(false), { remote: account, files }))).toEqual([all, all]);
  });

  it('has all hashes of a release whose manifest may change', () => {
    const built = { ...releases(true), remotes: [accountRelease] };
    expect(hashesIn(registryForPage(built))).toEqual([
      { files: Object.keys(accountRelease.integrity), more: undefined },
    ]);
  });

  it('has nothing that only the server needs', () => {
    const [remote] = fullRegistry(releases(true)).remotes;
    expect(remote).not.toHaveProperty('files');
    expect(remote?.routes).toEqual([{ path: '/profile', title: 'Profile', access: 'member' }]);
    expect(fullRegistry(releases(true)).shell).toBe(shell.release);
  });
});
