import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BucketStore } from './bucket-store.js';
import { CachedStore } from './cached-store.js';
import { BucketServer } from '../../testing/bucket/bucket-server.js';

const key = 'messaging/0.1.0-a/page.js';
const aMonth = 31 * 24 * 60 * 60 * 1_000;
const text = (words: string) => Buffer.from(words);

let server: BucketServer;
let around: string;
let folder: string;
let complaints: string[];
let store: CachedStore;
const open = () =>
  new CachedStore(new BucketStore(server.bucket), folder, (words) => complaints.push(words), 'channels.json');

beforeEach(async () => {
  server = await BucketServer.start();
  around = mkdtempSync(join(tmpdir(), 'amigo-copies-'));
  folder = join(around, 'copies');
  mkdirSync(folder);
  complaints = [];
  store = open();
  server.objects.set(key, text('page\nof two lines'));
});
afterEach(async () => {
  await server.close();
  rmSync(around, { recursive: true });
});

describe('a server that caches a bucket', () => {
  it('downloads a file once for all readers, and not again after a restart', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => store.read(key)));
    expect(new Set(all.map((one) => one?.body.toString()))).toEqual(new Set(['page\nof two lines']));
    expect(await open().read(key)).toEqual(all[0]);
    expect(server.requests).toEqual([`GET ${key}`]);
  });

  it('serves cached files while the bucket is unreachable', async () => {
    await store.read(key);
    server.failWith(403, 403);
    expect((await store.read(key))?.body.toString()).toBe('page\nof two lines');
    await expect(store.read('channels.json')).rejects.toThrow('answered 403');
  });

  it('requests the channels every time, but transfers them only after a change', async () => {
    expect(await store.read('channels.json')).toBeNull();
    server.objects.set('channels.json', text('first'));
    const first = await store.read('channels.json');
    expect(await store.read('channels.json')).toBe(first);
    server.objects.set('channels.json', text('second'));
    expect((await store.read('channels.json'))?.body.toString()).toBe('second');
    server.objects.clear();
    expect(await store.read('channels.json')).toBeNull();
    expect(server.requests).toHaveLength(5);
  });

  it('finds a missing file as soon as another server has created it', async () => {
    server.objects.clear();
    expect(await store.read(key)).toBeNull();
    server.objects.set(key, text('new'));
    expect((await store.read(key))?.body.toString()).toBe('new');
  });

  it('works without a cache, and logs it, if the cache cannot be written', async () => {
    writeFileSync(join(folder, 'messaging'), 'in the way');
    expect((await store.read(key))?.body.toString()).toBe('page\nof two lines');
    expect(complaints).toEqual([expect.stringContaining(`${key} cannot be cached in ${folder}`)]);
    expect(readdirSync(folder)).toEqual(['messaging']);
  });

  it('caches no file for longer than a month', async () => {
    await store.read(key);
    await store.removeOldFiles(Date.now() + aMonth - 2 * 24 * 60 * 60 * 1_000);
    await store.read(key);
    expect(server.requests).toHaveLength(1);
    await store.removeOldFiles(Date.now() + aMonth);
    await store.read(key);
    expect(server.requests).toHaveLength(2);
  });

  it('reads no file outside of its cache', async () => {
    writeFileSync(join(around, 'private'), 'private');
    await expect(store.read('../private')).rejects.toThrow('is no key of a release store');
  });
});
