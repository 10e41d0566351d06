import { BucketClient, type Bucket, type BucketRequest, type BucketResponse } from './bucket-client.js';
import { elementTexts, parseBucketListing } from './bucket-listing.js';
import { contentTypeOf } from './content-type.js';
import type { ObjectStore, StoredFile } from './object-store.js';
import { StoreError } from './store-error.js';

const maxAttempts = 3;
const onlyIfMissing = { 'if-none-match': '*' };

export class BucketStore implements ObjectStore {
  private readonly client: BucketClient;

  readonly url: string;

  constructor(bucket: Bucket, timeoutMs = 10_000) {
    this.url = bucket.url;
    this.client = new BucketClient(bucket, timeoutMs);
  }

  /** With `known`, an unchanged file is not transferred again. */
  async read(key: string, known?: StoredFile | null): Promise<StoredFile | null> {
    const request = { method: 'GET' as const, key };
    const response = await this.client.request({
      ...request,
      headers: known ? { 'if-none-match': known.version } : {},
    });
    if (known && response.status === 304) return known;
    if (response.status === 200) return { body: response.body, version: response.etag };
    if (isMissing(response)) return null;
    throw this.unexpected(request, response);
  }

  async readPrevious(key: string, version: string): Promise<StoredFile | null> {
    const backup = await this.read(backupKey(key));
    return backup?.version === version ? null : backup;
  }

  async create(key: string, body: Buffer): Promise<boolean> {
    let response = await this.put(key, body, onlyIfMissing, true);
    // 409: two writers at once, and the store could not decide who was first.
    for (let attempt = 1; response.status === 409 && attempt < maxAttempts; attempt++)
      response = await this.put(key, body, onlyIfMissing, true);
    if (response.status === 412) return false;
    if (response.status === 200) return true;
    throw this.unexpected({ method: 'PUT', key }, response);
  }

  async replace(key: string, body: Buffer, version: string | null): Promise<boolean> {
    if (version !== null) await this.backUp(key, version);
    const response = await this.put(key, body, version === null ? onlyIfMissing : { 'if-match': version });
    if (response.status === 412 || response.status === 409 || isMissing(response)) return false;
    if (response.status === 200) return true;
    throw this.unexpected({ method: 'PUT', key }, response);
  }

  async list(folder: string): Promise<string[]> {
    // Without the slash, the prefix 1.0.0-a would match the release 1.0.0-ab too.
    const prefix = folder && `${folder.replace(/\/$/, '')}/`;
    const keys: string[] = [];
    for (let token: string | undefined = ''; token !== undefined;) {
      const from = token ? { 'continuation-token': token } : undefined;
      const request = { method: 'GET' as const, query: { 'list-type': '2', prefix, ...from } };
      const response = await this.client.request(request);
      if (response.status !== 200) throw this.unexpected(request, response);
      const page = parseBucketListing(response.body.toString());
      keys.push(...page.keys);
      token = page.next;
    }
    return keys;
  }

  async remove(folder: string): Promise<void> {
    const keys = await this.list(folder);
    await Promise.all(keys.map((key) => this.removeFile(key)));
  }

  private async backUp(key: string, version: string): Promise<void> {
    const current = await this.read(key);
    if (current?.version !== version) return;
    const response = await this.put(backupKey(key), current.body, {});
    if (response.status !== 200) throw this.unexpected({ method: 'PUT', key: backupKey(key) }, response);
  }

  private async removeFile(key: string): Promise<void> {
    const request = { method: 'DELETE' as const, key };
    const response = await this.client.request(request);
    const isRemoved = response.status === 204 || response.status === 200 || isMissing(response);
    if (!isRemoved) throw this.unexpected(request, response);
  }

  private put(
    key: string,
    body: Buffer,
    condition: Record<string, string>,
    isFinal = false,
  ): Promise<BucketResponse> {
    // No content-encoding for .br files: clients would decompress them while reading.
    const type = contentTypeOf(key) ?? 'application/octet-stream';
    const kind = { 'content-type': type, 'cache-control': cacheControlOf(key, isFinal) };
    return this.client.request({ method: 'PUT', key, body, headers: { ...condition, ...kind } });
  }

  /** Only the store's error code: its messages repeat key ids and signatures. */
  private unexpected(request: BucketRequest, response: BucketResponse): Error {
    const answer = [response.status, errorCodeOf(response)].filter(Boolean).join(' ');
    return new StoreError(`${this.client.describe(request)} and answered ${answer}`);
  }
}

/** For a CDN that reads the bucket. Created files never change; hidden folders are for the server alone. */
const cacheControlOf = (key: string, isFinal: boolean) =>
  isFinal && !key.startsWith('.') ? 'public, max-age=31536000, immutable' : 'no-store';

const backupKey = (key: string) => `${key}.before`;

const errorCodeOf = ({ body }: BucketResponse) => elementTexts(body.toString(), 'Code')[0];

/** A missing bucket is answered with 404 too. */
const isMissing = (response: BucketResponse) =>
  response.status === 404 && errorCodeOf(response) === 'NoSuchKey';
