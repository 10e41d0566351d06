import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/config.js';
import { readVariables } from '../config/read-variables.js';
import type { Env } from '../config/variables.js';
import { BucketServer } from '../../testing/bucket/bucket-server.js';
import { BucketStore } from './bucket-store.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-role-'));
afterAll(() => rmSync(folder, { recursive: true }));
const tokenFile = join(folder, 'token');

let bucket: BucketServer;
let seconds: number;
let isAway: boolean;
const requests: { method?: string; url?: string; authorization?: string; body: string }[] = [];

/** The services that give credentials: both formats, at one address. */
const giver = createServer((request, response) => void give(request, response));
async function give(request: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = request;
  requests.push({ method, url, authorization: headers.authorization, body: await text(request) });
  if (isAway) return response.writeHead(500).end('a token must not be printed');
  const { accessKeyId: id, secretAccessKey: secret, sessionToken: session } = bucket.bucket;
  const until = new Date(Date.now() + seconds * 1_000).toISOString();
  return response.end(
    method === 'POST'
      ? `<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials>
           <AccessKeyId>${id}</AccessKeyId><SecretAccessKey>${secret}</SecretAccessKey>
           <SessionToken>${session}</SessionToken><Expiration>${until}</Expiration>
         </Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`
      : JSON.stringify({ AccessKeyId: id, SecretAccessKey: secret, Token: session, Expiration: until }),
  );
}
beforeAll(async () => {
  await once(giver.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  giver.close();
});

const address = () => `http://127.0.0.1:${(giver.address() as AddressInfo).port}`;
const webIdentity = (): Env => ({
  AWS_ROLE_ARN: 'arn:aws:iam::1:role/site',
  AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile,
  AWS_ENDPOINT_URL_STS: address(),
});
const kinds: [string, () => Env][] = [
  ['a web identity', webIdentity],
  [
    'a container',
    () => ({
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${address()}/v1/credentials`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: tokenFile,
    }),
  ],
];

beforeEach(async () => {
  bucket = await BucketServer.start({ sessionToken: 'first' });
  writeFileSync(tokenFile, 'token-of-the-pod\n');
  requests.length = 0;
  seconds = 3_600;
  isAway = false;
});
afterEach(() => bucket.close());

describe.each(kinds)('the credentials of %s', (_kind, env) => {
  async function open(): Promise<BucketStore> {
    const { url: RELEASES_BUCKET, region: RELEASES_BUCKET_REGION } = bucket.bucket;
    const { releasesBucket } = await loadConfig({
      DATA_DIR: folder,
      RELEASES_BUCKET,
      RELEASES_BUCKET_REGION,
      ...env(),
    });
    return new BucketStore(releasesBucket!);
  }
  const write = (store: BucketStore, key: string) => store.create(key, Buffer.from('a file'));

  it('open the bucket, and are asked for once', async () => {
    const store = await open();
    await Promise.all(['a', 'b', 'c'].map((key) => write(store, key)));
    await store.read('a');
    expect(bucket.objects.size).toBe(3);
    expect(requests).toHaveLength(1);
    const asked = requests.at(0);
    const token = asked?.authorization ?? new URLSearchParams(asked?.body).get('WebIdentityToken');
    expect(token).toBe('token-of-the-pod');
  });

  it('are renewed before they expire, with the token that the file has then', async () => {
    seconds = 120;
    const store = await open();
    await write(store, 'a');
    bucket.renewSession('second');
    writeFileSync(tokenFile, 'next-token');
    expect(await write(store, 'b')).toBe(true);
    expect(requests).toHaveLength(2);
    expect(JSON.stringify(requests[1])).toContain('next-token');
  });

  it('are used until they expire while they cannot be renewed', async () => {
    seconds = 120;
    const store = await open();
    await write(store, 'a');
    isAway = true;
    expect(await write(store, 'b')).toBe(true);
    expect(await write(store, 'c')).toBe(true);
    // Not asked with every request.
    expect(requests).toHaveLength(2);
  });

  it('fail with a sentence that repeats no token', async () => {
    isAway = true;
    const failure: Error = await write(await open(), 'a').then(
      () => new Error('written'),
      (error: Error) => error,
    );
    expect(failure.message).toMatch(/There are no credentials of the .*answered 500/);
    expect(failure.message).not.toMatch(/token-of-the-pod|must not be printed/);
  });
});

describe('the choice of credentials', () => {
  it('keys win over a role, and a bucket without either is refused', () => {
    const role = webIdentity();
    const RELEASES_BUCKET = 'https://s3.example/ours';
    expect(() => readVariables({ RELEASES_BUCKET })).toThrow('RELEASES_BUCKET_KEY_ID is missing');
    expect(() => readVariables({ RELEASES_BUCKET, ...role, RELEASES_BUCKET_KEY_ID: 'id' })).toThrow(
      'RELEASES_BUCKET_SECRET is missing',
    );
    expect(readVariables({ RELEASES_BUCKET, ...role }).RELEASES_BUCKET).toBe(RELEASES_BUCKET);
  });

  it('a token is sent in clear text to the machine itself only', () => {
    for (const host of ['http://169.254.170.23/v1', 'http://[::1]:80/', 'https://elsewhere.example/'])
      readVariables({ AWS_CONTAINER_CREDENTIALS_FULL_URI: host });
    for (const host of ['http://elsewhere.example/', 'http://127.0.0.1.nip.io/', 'http://169.254.170.200/'])
      expect(() => readVariables({ AWS_CONTAINER_CREDENTIALS_FULL_URI: host })).toThrow('must be https');
  });
});
