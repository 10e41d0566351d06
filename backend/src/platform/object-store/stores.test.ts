import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BucketStore } from './bucket-store.js';
import { CachedStore } from './cached-store.js';
import { FolderStore } from './folder-store.js';
import type { ObjectStore } from './object-store.js';
import { BucketServer } from '../../testing/bucket/bucket-server.js';

const channelsKey = 'channels.json';
const folder = () => mkdtempSync(join(tmpdir(), 'amigo-store-'));
const text = (words: string) => Buffer.from(words);
const fail = (sentence: string) => {
  throw new Error(sentence);
};

let server: BucketServer;
beforeAll(async () => {
  server = await BucketServer.start({ pageSize: 3 });
});
afterAll(() => server.close());

const stores: [string, () => ObjectStore][] = [
  ['a folder', () => new FolderStore(folder())],
  ['a bucket', () => new BucketStore(server.bucket)],
  [
    'a bucket with copies',
    () => new CachedStore(new BucketStore(server.bucket), folder(), fail, channelsKey),
  ],
];

describe.each(stores)('releases in %s', (_kind, open) => {
  let store: ObjectStore;
  const words = async (key: string) => (await store.read(key))?.body.toString();

  beforeEach(() => {
    server.objects.clear();
    store = open();
  });

  it('are read as they were written, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    for (const body of [bytes, Buffer.alloc(0), Buffer.alloc(3_000_000, 'amigo\n')]) {
      const key = `messaging/0.1.0-${body.length}/a/remoteEntry.js`;
      expect(await store.create(key, body)).toBe(true);
      expect((await store.read(key))?.body.equals(body)).toBe(true);
      expect((await store.read(key))?.body.equals(body)).toBe(true);
    }
  });

  it('are missing before they are written', async () => {
    expect(await store.read('messaging/0.1.0-a/remote.json')).toBeNull();
    expect(await store.read(channelsKey)).toBeNull();
    expect(await store.list('messaging')).toEqual([]);
    await store.remove('messaging');
    await store.create('messaging/0.1.0-a/remote.json', text('{}'));
    expect(await words('messaging/0.1.0-a/remote.json')).toBe('{}');
    expect(await store.read(`messaging/${'a'.repeat(300)}/remote.json`)).toBeNull();
  });

  it('are files, and not their folders', async () => {
    await store.create('messaging/1.0.0-a/1.js', text('page'));
    expect(await words('messaging/1.0.0-a/1.js')).toBe('page');
    for (const key of ['messaging', 'messaging.json', 'messaging/1.0.0-a', 'messaging/1.0.0-a.json'])
      expect(await store.read(key)).toBeNull();
  });

  it('are not changed by a second write', async () => {
    await store.create('messaging/0.1.0-a/page.js', text('first'));
    expect(await store.create('messaging/0.1.0-a/page.js', text('second'))).toBe(false);
    expect(await words('messaging/0.1.0-a/page.js')).toBe('first');
  });

  it('keep the previous version of a replaced key', async () => {
    await store.replace(channelsKey, text('first'), null);
    const first = (await store.read(channelsKey))?.version ?? '';
    expect(await store.readPrevious(channelsKey, first)).toBeNull();
    await store.replace(channelsKey, text('second'), first);
    const second = (await store.read(channelsKey))?.version ?? '';
    const before = await store.readPrevious(channelsKey, second);
    expect(before?.body.toString()).toBe('first');
    expect(await store.readPrevious(channelsKey, before?.version ?? '')).toBeNull();
  });

  it('are created by one of fifty concurrent writers', async () => {
    const tries = Array.from({ length: 50 }, (_, by) =>
      store.create('messaging/0.1.0-a/page.js', text(`${by}`)),
    );
    const won = (await Promise.all(tries)).flatMap((isMine, by) => (isMine ? [`${by}`] : []));
    expect(won).toEqual([await words('messaging/0.1.0-a/page.js')]);
  });

  it('may have special characters in their names', async () => {
    const key = "messaging/0.1.0+build.7-a/it's (a) ~page & more, ü.js";
    await store.create(key, text('odd'));
    expect(await words(key)).toBe('odd');
    expect(await store.list('messaging')).toEqual([key]);
    await store.remove('messaging/0.1.0+build.7-a');
    expect(await store.list('messaging')).toEqual([]);
  });

  it('replace the channels for a writer with the stored version', async () => {
    expect(await store.replace(channelsKey, text('first'), null)).toBe(true);
    const first = await store.read(channelsKey);
    expect(await store.replace(channelsKey, text('second'), first!.version)).toBe(true);
    expect(await words(channelsKey)).toBe('second');
  });

  it('refuse to replace the channels for a writer with a stale version', async () => {
    await store.replace(channelsKey, text('first'), null);
    const first = await store.read(channelsKey);
    await store.replace(channelsKey, text('second'), first!.version);
    expect(await store.replace(channelsKey, text('late'), first!.version)).toBe(false);
    expect(await store.replace(channelsKey, text('as if new'), null)).toBe(false);
    expect(await words(channelsKey)).toBe('second');
  });

  it.each([
    ['from nothing', false],
    ['from the same state', true],
  ])('let one of fifty concurrent writers replace the channels, %s', async (_from, isThere) => {
    if (isThere) await store.replace(channelsKey, text('before'), null);
    const version = (await store.read(channelsKey))?.version ?? null;
    const tries = Array.from({ length: 50 }, (_, by) => store.replace(channelsKey, text(`${by}`), version));
    const won = (await Promise.all(tries)).flatMap((isMine, by) => (isMine ? [`${by}`] : []));
    expect(won).toEqual([await words(channelsKey)]);
  });

  it('lose no change of twenty writers that retry', async () => {
    const add = async (by: number): Promise<void> => {
      const found = await store.read(channelsKey);
      const names = found ? (JSON.parse(found.body.toString()) as number[]) : [];
      const isIn = await store.replace(
        channelsKey,
        text(JSON.stringify([...names, by])),
        found?.version ?? null,
      );
      if (!isIn) await add(by);
    };
    await Promise.all(Array.from({ length: 20 }, (_, by) => add(by)));
    const names = JSON.parse((await words(channelsKey)) ?? '[]') as number[];
    expect(names.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, by) => by));
  });

  it('are listed and removed by folder, without folders of similar names', async () => {
    const files = Array.from({ length: 10 }, (_, number) => `messaging/0.1.0-a/chunk.${number}.js`);
    const sibling = 'messaging/0.1.0-ab/chunk.js';
    for (const key of [...files, sibling, 'messaging2/0.1.0-a/chunk.js']) await store.create(key, text(key));
    expect((await store.list('messaging/0.1.0-a')).toSorted()).toEqual(files);
    expect((await store.list('messaging/0.1.0-a/')).toSorted()).toEqual(files);
    expect((await store.list('messaging')).toSorted()).toEqual([...files, sibling]);

    await store.remove('messaging/0.1.0-a');
    expect(await store.list('messaging')).toEqual([sibling]);
    expect(await words('messaging/0.1.0-a/chunk.0.js')).toBeUndefined();
    expect(await words(sibling)).toBe(sibling);
  });
});
