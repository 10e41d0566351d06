import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp } from '../../testing/test-app.js';
import { openStore } from './open-store.js';
import type { ObjectStore } from './object-store.js';
import { BucketServer, type UnsupportedCondition } from '../../testing/bucket/bucket-server.js';

const text = (words: string) => Buffer.from(words);
const said = (condition: string) =>
  new RegExp(`The bucket http://127\\.0\\.0\\.1:\\d+/releases ignores ${condition} on writes`);

let server: BucketServer;
let store: ObjectStore;
async function open(ignores: UnsupportedCondition[] = []) {
  server = await BucketServer.start({ ignores });
  store = openStore({ releasesDir: '', releasesBucket: server.bucket });
}
afterEach(() => server.close());

describe.each<[UnsupportedCondition, string]>([
  ['if-none-match', 'If-None-Match'],
  ['if-match', 'If-Match'],
])('a bucket that ignores %s', (ignored, condition) => {
  beforeEach(() => open([ignored]));

  it('is not written to, with the reason in the error', async () => {
    await expect(store.create('messaging/1.0.0-a/page.js', text('page'))).rejects.toThrow(said(condition));
    await expect(store.replace('channels.json', text('{}'), null)).rejects.toThrow(said(condition));
    expect([...server.objects.keys()]).toEqual([]);
  });

  it('reports its defect and can still be read', async () => {
    server.objects.set('channels.json', text('{}'));
    expect(await store.findDefect?.()).toMatch(said(condition));
    expect((await store.read('channels.json'))?.body.toString()).toBe('{}');
  });

  it('makes the server not ready, with the reason', async () => {
    const { url, region, accessKeyId, secretAccessKey } = server.bucket;
    const app = await startTestApp({
      env: {
        DATA_DIR: mkdtempSync(join(tmpdir(), 'amigo-copies-')),
        RELEASES_BUCKET: url,
        RELEASES_BUCKET_REGION: region,
        RELEASES_BUCKET_KEY_ID: accessKeyId,
        RELEASES_BUCKET_SECRET: secretAccessKey,
      },
    });
    const { message } = (await app.asVisitor().get('/health/ready').expect(503)).json() as {
      message: string;
    };
    expect(message).toMatch(said(condition));
    await app.close();
  });
});

describe('a bucket that honours conditions', () => {
  beforeEach(() => open());

  it('has no defect, is checked once, and keeps no file of the check', async () => {
    await Promise.all([
      store.findDefect?.(),
      store.findDefect?.(),
      store.create('messaging/1.0.0-a/page.js', text('page')),
    ]);
    expect(await store.findDefect?.()).toBeNull();
    expect([...server.objects.keys()]).toEqual(['messaging/1.0.0-a/page.js']);
    expect(server.requests.filter((one) => one.startsWith('PUT .check/')).length).toBeLessThanOrEqual(3);
  });

  it('is checked again after it was unreachable', async () => {
    server.failWith(500);
    await expect(store.create('messaging/1.0.0-a/page.js', text('page'))).rejects.toThrow('answered 500');
    expect(await store.create('messaging/1.0.0-a/page.js', text('page'))).toBe(true);
  });
});
