import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { loadConfig } from '../../platform/config/config.js';
import type { Env } from '../../platform/config/variables.js';
import { KnownReleases } from '../../platform/observe/known-releases.js';
import type { RemoteRelease } from '../contract.js';
import { accountRelease, publishedSite, shell } from '../testing/published-site.js';
import { openStore } from '../../platform/object-store/open-store.js';
import { ServedReleases } from './served-releases.service.js';

const messaging: RemoteRelease = { ...accountRelease, name: 'messaging', release: '1.0.0-msg', routes: [] };
const younger: RemoteRelease = { ...messaging, release: '1.1.0-msg' };
const visitors = Array.from({ length: 60 }, (_, index) => `visitor ${index}`);

let site: ReturnType<typeof publishedSite>;
let known: KnownReleases;
const channels = () => join(site.folder, 'releases/channels');

Logger.overrideLogger(false);

async function startServing(env: Env = {}) {
  known = new KnownReleases();
  const config = await loadConfig({
    ...site.env,
    APP_ENV: 'test',
    DATA_DIR: join(site.folder, 'data'),
    ...env,
  });
  const store = openStore(config, {
    folder: join(site.folder, 'cache'),
    logError: () => {},
    replacedKey: 'channels.json',
  });
  return new ServedReleases(store, config, known, { require: () => {} });
}

const releasesFor = async (releases: ServedReleases, visitor?: string) =>
  (await releases.forVisitor(visitor)).remotes.map(({ release }) => release);

beforeEach(() => {
  site = publishedSite();
  site.publish([accountRelease, messaging]);
});

describe('the releases that a visitor gets', () => {
  it('come from the store, the shell included', async () => {
    const releases = await startServing();
    expect(await releasesFor(releases)).toEqual([accountRelease.release, messaging.release]);
    expect(await releases.forVisitor()).toMatchObject({ shell, hasCanary: false });
  });

  it('depend on the visitor while there is a canary, and stay the same for each visitor', async () => {
    site.publish([accountRelease, messaging], younger);
    const releases = await startServing();
    const allReleases = () => Promise.all(visitors.map((visitor) => releasesFor(releases, visitor)));
    const first = await allReleases();
    expect(new Set(first.map(String)).size).toBe(2);
    expect(await allReleases()).toEqual(first);
    expect(await releasesFor(releases)).toEqual([accountRelease.release, messaging.release]);
    expect((await releases.forVisitor()).hasCanary).toBe(true);
  });

  it('fall back to the current release if the canary cannot be read', async () => {
    site.publish([accountRelease, messaging], younger);
    site.write(`releases/messaging/${younger.release}/remote.json`, '{ "name": ');
    const releases = await startServing();
    for (const visitor of visitors)
      expect(await releasesFor(releases, visitor)).toEqual([accountRelease.release, messaging.release]);
  });

  it('leave out a remote that cannot be read, and no other', async () => {
    site.write(`releases/messaging/${messaging.release}/remote.json`, '{ "name": ');
    expect(await releasesFor(await startServing())).toEqual([accountRelease.release]);
  });

  it('fall back to the previous release if the current one cannot be read', async () => {
    site.publish([accountRelease, messaging]);
    site.publish([accountRelease, younger], undefined, [messaging.release]);
    site.write(`releases/messaging/${younger.release}/remote.json`, '{ "name": ');
    expect(await releasesFor(await startServing())).toEqual([accountRelease.release, messaging.release]);
  });

  it('fall back to the built-in release if the store’s cannot be read', async () => {
    site.write(`releases/account/${accountRelease.release}/remote.json`, 'nothing of use');
    expect(await releasesFor(await startServing())).toEqual([accountRelease.release, messaging.release]);
  });
});

describe('pages that moved to another remote', () => {
  const page = { title: 'A page', access: 'member' as const, files: [], calls: [] };
  const slots = [{ name: 'device.kept', files: [] }];
  const talks = { ...page, path: '/messages' };
  const before = { ...messaging, routes: [talks, { ...page, path: '/trips/:trip' }], slots };
  const after = { ...younger, routes: [talks] };
  const trips: RemoteRelease = {
    ...messaging,
    name: 'trips',
    release: '1.0.0-trips',
    movedFrom: 'messaging',
    routes: [
      { ...page, path: '/trips/:id' },
      { ...page, path: '/trips/:id/card' },
    ],
    slots: [...slots, { name: 'trip.card', files: [] }],
  };
  const partsFor = async (releases: ServedReleases, visitor?: string) =>
    (await releases.forVisitor(visitor)).remotes
      .filter(({ name }) => name !== 'account')
      .map(({ name, routes, slots }) => [
        name,
        ...routes.map(({ path }) => path),
        ...slots.map((one) => one.name),
      ]);
  const moved = [
    ['messaging', '/messages'],
    ['trips', '/trips/:id', '/trips/:id/card', 'device.kept', 'trip.card'],
  ];
  const kept = [
    ['messaging', '/messages', '/trips/:trip', 'device.kept'],
    ['trips', '/trips/:id/card', 'trip.card'],
  ];

  it('stay with a release of the former one that has them, as after its rollback', async () => {
    site.publish([accountRelease, trips, before]);
    expect((await partsFor(await startServing())).toReversed()).toEqual(kept);
    site.publish([accountRelease, trips, after]);
    expect((await partsFor(await startServing())).toReversed()).toEqual(moved);
  });

  it('move for the visitors of a canary only', async () => {
    site.publish([accountRelease, before, trips], after);
    const releases = await startServing();
    const found = await Promise.all(visitors.map((visitor) => partsFor(releases, visitor)));
    expect(new Set(found.map((parts) => JSON.stringify(parts)))).toEqual(
      new Set([JSON.stringify(kept), JSON.stringify(moved)]),
    );
  });
});

describe.each([
  ['missing', () => renameSync(channels(), `${channels()}.away`)],
  [
    'damaged in every edition',
    () => {
      for (const edition of [1, 2, 99])
        site.write(`releases/channels/${edition}.json`, '{ "serial": 99, "na');
    },
  ],
])('channels that are %s', (_how, damage) => {
  it('leave a new server with its built-in releases, whose files it serves', async () => {
    damage();
    const releases = await startServing();
    expect(await releases.forVisitor()).toMatchObject({ shell, remotes: [accountRelease] });
    const entry = await releases.file('account', accountRelease.release, 'entry.js');
    expect(entry?.body.toString()).toBe('start()');
    const main = await releases.file('shell', shell.release, 'main.js');
    expect(main?.body.toString()).toBe('shell()');
  });
});

it.each([
  ['truncated', '{ "serial": 99, "na'],
  ['something else', '{ "current": "everything" }'],
  ['empty', ''],
])('starts with the previous edition if the newest channels are %s', async (_how, text) => {
  site.write('releases/channels/98.json', text);
  site.write('releases/channels/99.json', text);
  expect(await releasesFor(await startServing())).toEqual([accountRelease.release, messaging.release]);
});

describe('a server that starts while the store is unreachable', () => {
  const nowhere = {
    RELEASES_BUCKET: 'http://localhost:2/releases',
    RELEASES_BUCKET_KEY_ID: 'key',
    RELEASES_BUCKET_SECRET: 'secret',
  };

  it('serves its built-in shell and the files of it', async () => {
    const releases = await startServing(nowhere);
    expect(await releases.forVisitor()).toMatchObject({ shell, remotes: [accountRelease] });
    const main = await releases.file('shell', shell.release, 'main.js');
    expect(main?.body.toString()).toBe('shell()');
  });

  it('does not answer that a file is missing, which it cannot know', async () => {
    const releases = await startServing(nowhere);
    const entry = releases.file('account', accountRelease.release, 'entry.js');
    await expect(entry).rejects.toThrow('could not be reached');
  });
});

describe('a file of a release', () => {
  it('is served if the manifest lists it, compressed or not', async () => {
    const releases = await startServing();
    expect(await releases.file('account', accountRelease.release, 'entry.js.br')).not.toBeNull();
    expect(await releases.file('account', accountRelease.release, 'remote.json')).not.toBeNull();
    site.write(`releases/account/${accountRelease.release}/remote.json.br`, 'compressed');
    expect(await releases.file('account', accountRelease.release, 'remote.json.br')).not.toBeNull();
  });

  it('is not served if the manifest does not list it, also if the folder contains it', async () => {
    site.write(`releases/account/${accountRelease.release}/notes.js`, 'not for anybody');
    const releases = await startServing();
    expect(await releases.file('account', accountRelease.release, 'notes.js')).toBeNull();
    expect(await releases.file('account', '9.9.9-none', 'entry.js')).toBeNull();
  });
});

it('registers the existing releases, so that browsers cannot report invented ones', async () => {
  const releases = await startServing();
  await releases.forVisitor();
  expect(known.has('messaging', messaging.release)).toBe(true);
  expect(known.has('messaging', younger.release)).toBe(false);
  expect(known.has('nobody', messaging.release)).toBe(false);
});
