import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { BucketServer } from '../../testing/bucket/bucket-server.js';
import { errorBody } from '../../platform/contract.js';
import { BucketStore } from '../../platform/object-store/bucket-store.js';
import { Publisher } from '../shipping/publisher.js';
import { remoteBuild, shellBuildOf } from '../testing/builds.js';
import { bucketEnv, imageWith } from '../testing/image-site.js';
import { untilTextContains } from '../testing/until-text.js';

let bucket: BucketServer;
let app: TestApp | undefined;
beforeEach(async () => {
  bucket = await BucketServer.start();
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await bucket.close();
});

const image = () => imageWith({ gates: remoteBuild('gates', 'a') });
const page = async () => (await app!.asVisitor().get('/gates')).text;
const readiness = async () => (await app!.asVisitor().get('/health/ready')).text;
const obstacle = async () =>
  errorBody.parse((await app!.asVisitor().get('/health/ready').expect(503)).json()).message;

describe('a store that does not answer at the start', () => {
  it('leaves the server ready with what came with it, until it answers', async () => {
    const newer = new Publisher(new BucketStore(bucket.bucket));
    await newer.publish('shell', shellBuildOf('a'), { by: 'Ana' });
    await newer.publish('gates', remoteBuild('gates', 'b'), { by: 'Ana' });
    bucket.beginOutage('silence');
    let log = '';
    const logTo = { write: (line: string) => (log += line) };
    const env = { ...bucketEnv(bucket), ...(await image()), LOG_LEVEL: 'info' };
    app = await startTestApp({ env, logTo });
    await untilTextContains('"ok"', readiness);
    const began = performance.now();
    const first = await page();
    expect(log).not.toContain('"stack"');
    expect(first).toContain('/mf/gates/1.0.0-a/entry.js');
    await app.asVisitor().get('/mf/gates/1.0.0-a/entry.js').expect(200);
    // The client gives a silent store 10 s.
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(log).not.toContain('"stack"');

    bucket.endOutage();
    await untilTextContains('/mf/gates/1.0.0-b/entry.js', page, 30_000);
    await app.asVisitor().get('/mf/gates/1.0.0-b/entry.js').expect(200);
    await app.asVisitor().get('/health/ready').expect(200);
  }, 60_000);

  it('keeps a server unready that came without releases, and logs each change once', async () => {
    bucket.beginOutage(503);
    let log = '';
    const logTo = { write: (line: string) => (log += line) };
    app = await startTestApp({ env: { ...bucketEnv(bucket), LOG_LEVEL: 'info' }, logTo });
    for (let probe = 0; probe < 3; probe++)
      expect(await obstacle()).toBe('The release store does not answer');
    bucket.endOutage();
    await new Publisher(new BucketStore(bucket.bucket)).publish('shell', shellBuildOf('a'), { by: 'Ana' });
    await untilTextContains('"ok"', readiness, 30_000);
    const lines = log.split('\n').filter((line) => /ready/i.test(line));
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'Not ready: The release store does not answer',
      'Ready again',
    ]);
    expect(lines.join()).not.toContain('stack');
  }, 60_000);

  it('is replaced by what came with the server, files included', async () => {
    const nowhere = { ...bucketEnv(bucket), RELEASES_BUCKET: 'http://127.0.0.1:2/releases' };
    const builtIn = await image();
    app = await startTestApp({ env: { ...nowhere, ...builtIn } });
    const { text } = await app.asVisitor().get('/mf/gates/1.0.0-a/entry.js').expect(200);
    expect(text).toBe("start('gates a')");
    await app.asVisitor().get('/mf/gates/1.0.0-b/entry.js').expect(503);
  });
});

it('a store that fails later does not make a server unready, and its files are served', async () => {
  app = await startTestApp({ env: { ...bucketEnv(bucket), ...(await image()) } });
  await untilTextContains('"ok"', readiness);
  await app.asVisitor().get('/mf/gates/1.0.0-a/entry.js').expect(200);
  bucket.failWith(...Array<'silence'>(1_000).fill('silence'));
  for (const path of ['/health/ready', '/mf/gates/1.0.0-a/entry.js'])
    await app.asVisitor().get(path).expect(200);
});

describe('an empty store', () => {
  const empty = () => ({ RELEASES_DIR: mkdtempSync(join(tmpdir(), 'amigo-empty-')) });

  it('that no server fills is not ready, with the reason', async () => {
    app = await startTestApp({ env: empty() });
    expect(await obstacle()).toMatch(/^The release store is empty: a server with BUILT_IN_RELEASES_DIR/);
  });

  it('does not matter to a worker, which serves no pages', async () => {
    app = await startTestApp({ env: { ...empty(), ...(await image()), ROLE: 'worker' } });
    expect(await readiness()).toContain('"ok"');
  });
});
