import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { untilTextContains } from '../testing/until-text.js';
import { BucketStore } from '../../platform/object-store/bucket-store.js';
import { Publisher } from '../shipping/publisher.js';
import { BucketServer } from '../../testing/bucket/bucket-server.js';
import { remoteBuild, shellBuildOf } from '../testing/builds.js';

const by = 'Ana';
let bucket: BucketServer;
let publisher: Publisher;
let app: TestApp;

const ship = (name: string, files: Map<string, Buffer>) => publisher.publish(name, files, { by });
const page = async () => (await app.asVisitor().get('/gates').expect(200)).text;
const readsOfChannels = () => bucket.requests.filter((one) => one === 'GET channels.json').length;
const untilGiven = (release: string) => untilTextContains(`/mf/gates/${release}/entry.js`, page);

beforeAll(async () => {
  bucket = await BucketServer.start();
  publisher = new Publisher(new BucketStore(bucket.bucket));
  await ship('shell', shellBuildOf('a'));
  await ship('gates', remoteBuild('gates', 'a'));
  const { url, region, accessKeyId, secretAccessKey } = bucket.bucket;
  app = await startTestApp({
    env: {
      DATA_DIR: mkdtempSync(join(tmpdir(), 'amigo-copies-')),
      RELEASES_BUCKET: url,
      RELEASES_BUCKET_REGION: region,
      RELEASES_BUCKET_KEY_ID: accessKeyId,
      RELEASES_BUCKET_SECRET: secretAccessKey,
    },
  });
});
afterAll(async () => {
  await app.close();
  await bucket.close();
});

describe('a site with its releases in a bucket', () => {
  it('serves a new release from the next page on', async () => {
    expect(await page()).toContain('/mf/gates/1.0.0-a/entry.js');
    await ship('gates', remoteBuild('gates', 'b'));
    await untilGiven('1.0.0-b');
    await publisher.rollback('gates', '1.0.0-b', by);
    const before = readsOfChannels();
    await untilGiven('1.0.0-a');
    // At most half a second passes between two reads, and one may have begun before the rollback.
    expect(readsOfChannels() - before).toBeLessThanOrEqual(2);
  });

  it('downloads a file once, and none that the manifest does not list', async () => {
    const path = '/mf/gates/1.0.0-a/entry.js';
    for (let visit = 0; visit < 3; visit++)
      expect((await app.asVisitor().get(path).expect(200)).text).toBe("start('gates a')");
    expect(bucket.requests.filter((one) => one === 'GET gates/1.0.0-a/entry.js')).toHaveLength(1);

    const before = bucket.requests.length;
    await app.asVisitor().get('/mf/gates/1.0.0-a/guess.js').expect(404);
    expect(bucket.requests.slice(before).filter((one) => one.includes('guess'))).toEqual([]);
  });

  it('serves what it has while the bucket is down', async () => {
    const faults = 8;
    bucket.failWith(...Array<number>(faults).fill(503));
    const requestsBefore = bucket.requests.length;
    while (bucket.requests.length < requestsBefore + faults) {
      expect(await page()).toContain('/mf/gates/1.0.0-a/entry.js');
      // Injected requests alone would never let the timers of the retries run.
      await eventLoopTurn();
    }
    await app.asVisitor().get('/mf/gates/1.0.0-a/entry.js').expect(200);
  });
});
