import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { loadConfig } from '../../platform/config/config.js';
import type { Env } from '../../platform/config/variables.js';
import { KnownReleases } from '../../platform/observe/known-releases.js';
import type { RemoteRelease } from '../contract.js';
import { accountRelease, publishedSite, shell } from '../testing/published-site.js';
import { Releases } from './served-releases.service.js';

const messaging: RemoteRelease = { ...accountRelease, name: 'messaging', release: '1.0.0-msg', routes: [] };
const younger: RemoteRelease = { ...messaging, release: '1.1.0-msg' };
const visitors = Array.from({ length: 60 }, (_, index) => `visitor ${index}`);

let site: ReturnType<typeof publishedSite>;
let known: KnownReleases;
const channels = () => join(site.folder, 'releases/channels');

Logger.overrideLogger(false);

/** As a server that starts now. */
async function started(env: Env = {}) {
  known = new KnownReleases();
  const config = await loadConfig({
    ...site.env,
    APP_ENV: 'test',
    DATA_DIR: join(site.folder, 'data'),
    ...env,
  });
  return new Releases(config, known, { require: () => {} });
}

const releasesFor = async (releases: Releases, visitor?: string) =>
  (await releases.given(visitor)).remotes.map(({ release }) => release);

beforeEach(() => {
  site = publishedSite();
  site.publish([accountRelease, messaging]);
});

describe('what visitors are given', () => {
  it('is what the store says, the shell included', async () => {
    const releases = await started();
    expect(await releasesFor(releases)).toEqual([accountRelease.release, messaging.release]);
    expect(await releases.given()).toMatchObject({ shell, isSplit: false });
  });

  it('differs by visitor while something is tried out, each time in the same way', async () => {
    site.publish([accountRelease, messaging], younger);
    const releases = await started();
    const given = () => Promise.all(visitors.map((visitor) => releasesFor(releases, visitor)));
    const first = await given();
    expect(new Set(first.map(String)).size).toBe(2);
    expect(await given()).toEqual(first);
    expect(await releasesFor(releases)).toEqual([accountRelease.release, messaging.release]);
    expect((await releases.given()).isSplit).toBe(true);
  });

  it('is what the others get where what is tried out cannot be read', async () => {
    site.publish([accountRelease, messaging], younger);
    site.write(`releases/messaging/${younger.release}/remote.json`, '{ "name": ');
    const releases = await started();
    for (const visitor of visitors)
      expect(await releasesFor(releases, visitor)).toEqual([accountRelease.release, messaging.release]);
  });

  it('is without what cannot be read, which costs no other remote', async () => {
    site.write(`releases/messaging/${messaging.release}/remote.json`, '{ "name": ');
    expect(await releasesFor(await started())).toEqual([accountRelease.release]);
  });

  it('is the release before where the current one cannot be read', async () => {
    site.publish([accountRelease, messaging]);
    site.publish([accountRelease, younger], undefined, [messaging.release]);
    site.write(`releases/messaging/${younger.release}/remote.json`, '{ "name": ');
    expect(await releasesFor(await started())).toEqual([accountRelease.release, messaging.release]);
  });

  it('is what was built beside the server where the store’s own cannot be read', async () => {
    site.write(`releases/account/${accountRelease.release}/remote.json`, 'nothing of use');
    expect(await releasesFor(await started())).toEqual([accountRelease.release, messaging.release]);
  });
});

describe.each([
  ['gone', () => renameSync(channels(), `${channels()}.away`)],
  [
    'garbled in every edition',
    () => {
      for (const edition of [1, 2, 99])
        site.write(`releases/channels/${edition}.json`, '{ "serial": 99, "na');
    },
  ],
])('a list of what is current that is %s', (_how, strike) => {
  it('leaves a server that starts with what it was built beside, whose files are served', async () => {
    strike();
    const releases = await started();
    expect(await releases.given()).toMatchObject({ shell, remotes: [accountRelease] });
    const entry = await releases.file('account', accountRelease.release, 'entry.js');
    expect(entry?.body.toString()).toBe('start()');
    const main = await releases.file('shell', shell.release, 'main.js');
    expect(main?.body.toString()).toBe('shell()');
  });
});

it.each([
  ['garbled', '{ "serial": 99, "na'],
  ['something else', '{ "current": "everything" }'],
  ['empty', ''],
])('starts with the edition before when the newest list of what is current is %s', async (_how, text) => {
  site.write('releases/channels/98.json', text);
  site.write('releases/channels/99.json', text);
  expect(await releasesFor(await started())).toEqual([accountRelease.release, messaging.release]);
});

describe('a server that starts while nobody answers for the store', () => {
  const nowhere = {
    RELEASES_BUCKET: 'http://localhost:2/releases',
    RELEASES_BUCKET_KEY_ID: 'key',
    RELEASES_BUCKET_SECRET: 'secret',
  };

  it('gives the shell that it was built with, whose files are served', async () => {
    const releases = await started(nowhere);
    expect(await releases.given()).toMatchObject({ shell, remotes: [accountRelease] });
    const main = await releases.file('shell', shell.release, 'main.js');
    expect(main?.body.toString()).toBe('shell()');
  });

  it('does not say that there is no such file, which it cannot know', async () => {
    const releases = await started(nowhere);
    const entry = releases.file('account', accountRelease.release, 'entry.js');
    await expect(entry).rejects.toThrow('could not be reached');
  });
});

describe('a file of a release', () => {
  it('is there when the release names it, packed or not', async () => {
    const releases = await started();
    expect(await releases.file('account', accountRelease.release, 'entry.js.br')).not.toBeNull();
    expect(await releases.file('account', accountRelease.release, 'remote.json')).not.toBeNull();
  });

  it('is not there when the release does not name it, whatever lies in the folder', async () => {
    site.write(`releases/account/${accountRelease.release}/notes.js`, 'not for anybody');
    const releases = await started();
    expect(await releases.file('account', accountRelease.release, 'notes.js')).toBeNull();
    expect(await releases.file('account', '9.9.9-none', 'entry.js')).toBeNull();
  });
});

it('knows the releases that there are, so that browsers cannot invent others', async () => {
  const releases = await started();
  await releases.given();
  expect(known.has('messaging', messaging.release)).toBe(true);
  expect(known.has('messaging', younger.release)).toBe(false);
  expect(known.has('nobody', messaging.release)).toBe(false);
});
