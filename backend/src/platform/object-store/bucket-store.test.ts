import { AwsClient } from 'aws4fetch';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BucketStore } from './bucket-store.js';
import { BucketServer } from '../../testing/bucket/bucket-server.js';
import { sha256 } from '../../testing/bucket/signature.js';

const text = (words: string) => Buffer.from(words);
const key = 'messaging/0.1.0-a/page.js';

let server: BucketServer;
let store: BucketStore;
beforeEach(async () => {
  server = await BucketServer.start();
  store = new BucketStore(server.bucket);
});
afterEach(() => server.close());

describe('a bucket', () => {
  it.each([
    ['of an unknown key id', { accessKeyId: 'AKIDOTHER' }, '403 InvalidAccessKeyId'],
    ['of a wrong secret', { secretAccessKey: 'guessed' }, '403 SignatureDoesNotMatch'],
    ['of another region', { region: 'us-east-1' }, '400 AuthorizationHeaderMalformed'],
  ])('refuses a request %s, with an error that does not contain the secret', async (_whose, other, said) => {
    const stranger = new BucketStore({ ...server.bucket, ...other });
    const { url } = server.bucket;
    for (const [asked, attempt] of [
      [`for ${key}`, () => stranger.read(key)],
      [`to keep ${key}`, () => stranger.create(key, text('mine'))],
      ['to keep channels.json', () => stranger.replace('channels.json', text('mine'), null)],
      ['what it has', () => stranger.list('messaging')],
      ['what it has', () => stranger.remove('messaging')],
    ] as const)
      await expect(attempt()).rejects.toThrow(
        new Error(`The bucket ${url} was asked ${asked} and answered ${said}`),
      );
    expect(server.objects.size).toBe(0);
  });

  it('accepts temporary credentials only with their session token', async () => {
    const temporary = await BucketServer.start({ sessionToken: 'FwoGZXIvYXdzEXAMPLE//token==' });
    const { bucket } = temporary;
    expect(await new BucketStore(bucket).create(key, text('page'))).toBe(true);
    for (const sessionToken of [undefined, 'expired'])
      await expect(new BucketStore({ ...bucket, sessionToken }).read(key)).rejects.toThrow(
        '403 InvalidToken',
      );
    await temporary.close();
  });

  it('lets a CDN keep what never changes, and nothing else', async () => {
    const version = async (file: string) => (await store.read(file))!.version;
    await store.create(key, text('page'));
    await store.create('.pictures/a/large.webp', text('picture'));
    await store.replace('channels.json', text('1'), null);
    await store.replace('channels.json', text('2'), await version('channels.json'));
    expect(Object.fromEntries(server.cacheControls)).toEqual({
      [key]: 'public, max-age=31536000, immutable',
      '.pictures/a/large.webp': 'no-store',
      'channels.json': 'no-store',
      'channels.json.before': 'no-store',
    });
  });

  it.each([
    ['page.js', 'text/javascript; charset=utf-8'],
    ['page.css', 'text/css; charset=utf-8'],
    ['remote.json', 'application/json; charset=utf-8'],
    ['font.woff2', 'font/woff2'],
    ['page.js.br', 'application/octet-stream'],
  ])('stores the content type of %s', async (file, kind) => {
    await store.create(`messaging/0.1.0-a/${file}`, text('page'));
    expect(server.types.get(`messaging/0.1.0-a/${file}`)).toBe(kind);
  });

  it('refuses a body with another hash than the signed one', async () => {
    const signed = await new AwsClient({ ...server.bucket, service: 's3' }).sign(
      `${server.bucket.url}/${key}`,
      {
        method: 'PUT',
        headers: { 'x-amz-content-sha256': sha256('mine') },
      },
    );
    expect((await fetch(new Request(signed, { method: 'PUT', body: 'yours' }))).status).toBe(400);
    expect((await fetch(new Request(signed.url, { method: 'PUT', body: 'mine' }))).status).toBe(403);
    expect((await fetch(new Request(signed, { method: 'PUT', body: 'mine' }))).status).toBe(200);
  });

  it('that does not exist is an error, and not an empty bucket', async () => {
    const nowhere = new BucketStore({ ...server.bucket, url: `${server.bucket.url}-of-others` });
    await expect(nowhere.read(key)).rejects.toThrow('404 NoSuchBucket');
    await expect(nowhere.replace('channels.json', text('{}'), '"seen"')).rejects.toThrow('404 NoSuchBucket');
    await expect(nowhere.list('')).rejects.toThrow('404 NoSuchBucket');
  });

  it('that hangs is an error after the timeout', async () => {
    const hasty = new BucketStore(server.bucket, 100);
    server.failWith('silence');
    await expect(hasty.read(key)).rejects.toThrow(
      `was asked for ${key} and did not answer within 0.1 seconds`,
    );
    expect(await store.read(key)).toBeNull();
  });

  it('that is down is an error with its reason', async () => {
    const { bucket } = server;
    await server.close();
    await expect(new BucketStore(bucket).read(key)).rejects.toThrow(/could not be reached: ECONNREFUSED/);
    server = await BucketServer.start();
  });

  it('that fails for a moment is retried for reads', async () => {
    await store.create(key, text('page'));
    server.failWith(503, 500);
    expect((await store.read(key))?.body.toString()).toBe('page');
    server.failWith(503);
    expect(await store.list('messaging')).toEqual([key]);
    server.failWith(503, 503, 503, 503);
    await expect(store.read(key)).rejects.toThrow('answered 503');
  });

  it('is not retried for writes: a failed write may have been stored', async () => {
    server.failWith(500);
    await expect(store.create(key, text('page'))).rejects.toThrow(
      `was asked to keep ${key} and answered 500`,
    );
    server.failWith(500);
    await expect(store.replace('channels.json', text('{}'), null)).rejects.toThrow('answered 500');
    expect(server.requests).toEqual([`PUT ${key}`, 'PUT channels.json']);
  });

  it('is retried after a conflict of two writers before a file counts as existing', async () => {
    server.failWith(409);
    expect(await store.create(key, text('page'))).toBe(true);
    server.failWith(409);
    expect(await store.create(key, text('page'))).toBe(false);
    server.failWith(409, 409, 409);
    await expect(store.create(key, text('page'))).rejects.toThrow('409 ConditionalRequestConflict');
    server.failWith(409);
    expect(await store.replace('channels.json', text('{}'), null)).toBe(false);
  });

  it('does not restore removed channels for a stale writer', async () => {
    await store.replace('channels.json', text('{}'), null);
    const { version } = (await store.read('channels.json'))!;
    server.objects.clear();
    expect(await store.replace('channels.json', text('late'), version)).toBe(false);
  });

  it.each(['../other/page.js', 'messaging//page.js', './page.js', 'messaging/..', '\\page.js'])(
    'has no key %s, which would lead elsewhere',
    async (odd) => {
      await expect(store.read(odd)).rejects.toThrow('is no key of a release store');
      await expect(store.create(odd, text(''))).rejects.toThrow('is no key of a release store');
      expect(server.requests).toEqual([]);
    },
  );

  it('receives the hundreds of files of a release a few at a time', async () => {
    const keys = Array.from({ length: 300 }, (_, number) => `messaging/0.1.0-a/${number}.js`);
    await Promise.all(keys.map((file) => store.create(file, text(file))));
    expect(server.objects.size).toBe(300);
    expect(server.maxAtOnce).toBeLessThanOrEqual(16);
  });
});
