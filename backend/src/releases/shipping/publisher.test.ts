import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hasRelease } from '../channels/channel-state.js';
import type { BuildFiles } from '../store/release-files.js';
import { Publisher, type PublishOptions } from './publisher.js';
import { FolderStore } from '../../platform/object-store/folder-store.js';
import { channelsKey } from '../store/channels-key.js';
import { pageAt, remoteBuild, shellBuildOf } from '../testing/builds.js';

let folder: string;
let store: FolderStore;
let publisher: Publisher;
const by = 'Ana';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amigo-publisher-'));
  store = new FolderStore(folder);
  publisher = new Publisher(store);
});
afterEach(() => rmSync(folder, { recursive: true }));

const ship = (name: string, files: BuildFiles, options: Partial<PublishOptions> = {}) =>
  publisher.publish(name, files, { by, ...options });
const gates = (edition: string) => remoteBuild('gates', edition);
const channel = async () => (await publisher.channels()).names['gates'];

describe('shipping', () => {
  it('makes a release current for all visitors and keeps the previous one', async () => {
    await ship('gates', gates('a'));
    await ship('gates', gates('b'));
    expect(await channel()).toMatchObject({ current: '1.0.0-b', previous: ['1.0.0-a'], canary: null });
    expect((await publisher.channels()).history).toMatchObject([
      { action: 'ship', by, name: 'gates', release: '1.0.0-b' },
      { action: 'ship', by, name: 'gates', release: '1.0.0-a' },
    ]);
  });

  it('publishes the same content only once', async () => {
    await ship('gates', gates('a'));
    const { serial } = await ship('gates', gates('a'));
    expect(serial).toBe(1);
    expect(await store.list('gates')).toHaveLength(3);
  });

  it('notes the commit, and publishes the same content of another commit only once', async () => {
    const [commit, other] = ['a1b2c3d4e5', 'f6a7b8c9d0-dirty'];
    const map = (text: string) => [['maps/entry.js.map', Buffer.from(text)]] as const;
    await ship('gates', new Map([...remoteBuild('gates', 'a', { commit }), ...map('one')]));
    await ship('gates', gates('b'));
    const { serial } = await ship('gates', new Map([...gates('b'), ...map('another')]));
    expect(serial).toBe(2);
    await ship('gates', new Map([...remoteBuild('gates', 'a', { commit: other }), ...map('another')]));
    const releases = (await channel())?.releases ?? {};
    expect(releases['1.0.0-a']).toMatchObject({ commit });
    expect(releases['1.0.0-b']).not.toHaveProperty('commit');
    const stored = async (key: string) => (await store.read(key))?.body.toString();
    expect(await stored('gates/1.0.0-a/maps/entry.js.map')).toBe('one');
    expect(await stored('gates/1.0.0-b/maps/entry.js.map')).toBe('another');
  });

  it('loses no change when many publish at once', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `team-${'abcdefghijkl'[at]}`);
    await Promise.all(names.map((name) => ship(name, remoteBuild(name, 'a'))));
    const { names: known, serial } = await publisher.channels();
    expect(Object.keys(known).sort()).toEqual(names);
    expect(serial).toBe(12);
  });

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['no JSON any more', (file: string) => writeFileSync(file, '{"name": "ga')],
  ])('and rolling back work while the manifest of a current release is %s', async (_how, damage) => {
    for (const name of ['gates', 'lounge'])
      for (const edition of ['a', 'b']) await ship(name, remoteBuild(name, edition));
    damage(join(folder, 'gates/1.0.0-b/remote.json'));
    await publisher.rollback('lounge', '1.0.0-b', by);
    await ship('lounge', remoteBuild('lounge', 'c'));
    await ship('gates', gates('c'));
    await expect(publisher.rollback('gates', '1.0.0-c', by)).rejects.toThrow(/1\.0\.0-b of gates/);
  });

  it('leaves the current release untouched if it crashes between two files', async () => {
    await ship('gates', gates('a'));
    const half = new FolderStore(folder);
    half.create = (key, body) =>
      key.endsWith('remote.json') ? Promise.reject(new Error('killed')) : store.create(key, body);
    await expect(new Publisher(half).publish('gates', gates('b'), { by })).rejects.toThrow('killed');
    expect(await channel()).toMatchObject({ current: '1.0.0-a' });

    await ship('gates', gates('b'));
    expect(await channel()).toMatchObject({ current: '1.0.0-b' });
  });

  it('never changes a release: a different file with the same key is refused', async () => {
    await store.create('gates/1.0.0-a/entry.js', Buffer.from('stranger()'));
    await expect(ship('gates', gates('a'))).rejects.toThrow(
      'The store has another file under gates/1.0.0-a/entry.js.',
    );
  });

  it('never accepts another build under the same release', async () => {
    await ship('gates', gates('a'));
    const other = remoteBuild('gates', 'a', { version: '2.0.0' });
    await expect(ship('gates', other)).rejects.toThrow('The store has something else as 1.0.0-a of gates.');
  });

  it('saves no build that it refuses', async () => {
    await ship('lounge', remoteBuild('lounge', 'a'));
    const thief = remoteBuild('gates', 'a', { routes: [pageAt('/lounge')] });
    await expect(ship('gates', thief)).rejects.toThrow('lounge serves /lounge already.');
    expect(await store.list('gates')).toEqual([]);
  });

  it('finds no release under inherited property names', async () => {
    await ship('constructor', remoteBuild('constructor', 'a'));
    const all = await publisher.channels();
    expect(hasRelease(all, 'constructor', '1.0.0-a')).toBe(true);
    expect(hasRelease(all, 'valueOf', 'toString')).toBe(false);
    expect(hasRelease(all, 'constructor', 'toString')).toBe(false);
  });

  it('deletes releases 30 days after visitors last got them, except rollback targets', async () => {
    for (const edition of 'abcdefgh') await ship('gates', gates(edition));
    const { body, version } = (await store.read(channelsKey))!;
    const longAgo = body.toString().replace(/"until": "[^"]*"/g, '"until": "2020-01-01T00:00:00.000Z"');
    await store.replace(channelsKey, Buffer.from(longAgo), version);

    await ship('gates', gates('i'));
    const kept = ['h', 'g', 'f', 'e', 'd'].map((edition) => `1.0.0-${edition}`);
    expect(await channel()).toMatchObject({ current: '1.0.0-i', previous: kept });
    const folders = (await store.list('gates')).map((key) => key.split('/')[1]);
    expect(new Set(folders)).toEqual(new Set([...kept, '1.0.0-i']));
  });
});

describe('a canary', () => {
  beforeEach(() => ship('gates', gates('a')));

  it('goes to a share of the visitors, then to all', async () => {
    await ship('gates', gates('b'), { percent: 10 });
    expect(await channel()).toMatchObject({
      current: '1.0.0-a',
      canary: { release: '1.0.0-b', percent: 10 },
    });
    await publisher.promote('gates', by);
    expect(await channel()).toMatchObject({ current: '1.0.0-b', previous: ['1.0.0-a'], canary: null });
  });

  it('can be withdrawn', async () => {
    await ship('gates', gates('b'), { percent: 10 });
    const { history } = await publisher.withdraw('gates', by);
    expect(await channel()).toMatchObject({ current: '1.0.0-a', canary: null });
    expect(history[0]).toMatchObject({ action: 'withdraw', release: '1.0.0-b' });
  });

  it('needs a current release, and must differ from it', async () => {
    await expect(ship('lounge', remoteBuild('lounge', 'a'), { percent: 5 })).rejects.toThrow(
      'lounge has no release yet that the other visitors could keep.',
    );
    await expect(ship('gates', gates('a'), { percent: 5 })).rejects.toThrow(
      'All visitors get 1.0.0-a of gates already.',
    );
    await expect(publisher.promote('gates', by)).rejects.toThrow('gates has no canary.');
    await expect(publisher.withdraw('gates', by)).rejects.toThrow('gates has no canary.');
  });
});

describe('rolling back', () => {
  it('leads to the previous release, once for each release to leave', async () => {
    for (const edition of 'abc') await ship('gates', gates(edition));
    await publisher.rollback('gates', '1.0.0-c', by);
    expect(await channel()).toMatchObject({ current: '1.0.0-b', previous: ['1.0.0-a'] });
    await expect(publisher.rollback('gates', '1.0.0-c', by)).rejects.toThrow(
      '1.0.0-c is not what visitors of gates get any more.',
    );
    expect(await channel()).toMatchObject({ current: '1.0.0-b' });
  });

  it('is refused without a previous release', async () => {
    await ship('gates', gates('a'));
    await expect(publisher.rollback('gates', '1.0.0-a', by)).rejects.toThrow(
      'gates has no release to go back to.',
    );
  });

  it('takes back the pages that have moved to another remote', async () => {
    const [gate, seat] = [pageAt('/gates'), pageAt('/seats/:id')];
    await ship('gates', remoteBuild('gates', 'a', { routes: [gate, seat] }));
    await ship('seats', remoteBuild('seats', 'a', { routes: [seat], movedFrom: 'gates' }));
    await ship('gates', remoteBuild('gates', 'b', { routes: [gate] }));
    await publisher.rollback('gates', '1.0.0-b', by);
    expect(await channel()).toMatchObject({ current: '1.0.0-a' });
    await ship('seats', remoteBuild('seats', 'b', { routes: [seat], movedFrom: 'gates' }));
    await publisher.rollback('seats', '1.0.0-b', by);
  });

  it('is refused if the older release is not compatible any more', async () => {
    await ship('shell', shellBuildOf('a', { hostApi: 1 }));
    await ship('shell', shellBuildOf('b', { hostApi: 2 }));
    await ship('gates', remoteBuild('gates', 'a', { hostApi: 2 }));
    await expect(publisher.rollback('shell', '1.0.0-b', by)).rejects.toThrow(
      'gates 1.0.0-a asks for level 2 of the host API, and the shell 1.0.0-a speaks 1: ship the shell first.',
    );
  });
});
