import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketRole } from '../config/bucket-role.js';
import { RoleCredentials, type Credentials } from './credentials.js';
import { partsOf } from './keys.js';
import { Semaphore } from './semaphore.js';
import { StoreError } from './store-error.js';

/** A release has hundreds of files. Sent all at once, most requests would time out. */
const maxConcurrentRequests = 16;

export interface BucketAddress {
  /** Path-style: `https://<endpoint>/<bucket>`. */
  url: string;
  region: string;
}

export type Bucket = BucketAddress & (Credentials | { role: BucketRole });

export interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface BucketResponse {
  status: number;
  etag: string;
  body: Buffer;
}

export class BucketClient {
  private readonly semaphore = new Semaphore(maxConcurrentRequests);
  private readonly signingKeys = new Map<string, ArrayBuffer>();
  private readonly role: RoleCredentials | undefined;

  constructor(
    private readonly bucket: Bucket,
    private readonly timeoutMs: number,
  ) {
    this.role = 'role' in bucket ? new RoleCredentials(bucket.role) : undefined;
  }

  request(request: BucketRequest): Promise<BucketResponse> {
    return this.semaphore.run(() => this.send(request));
  }

  private async send({ method, key = '', query, headers, body }: BucketRequest): Promise<BucketResponse> {
    const url = new URL(`${this.bucket.url}/${key && partsOf(key).map(encodeURIComponent).join('/')}`);
    url.search = new URLSearchParams(query).toString();
    try {
      const client = await this.clientFor(method);
      const response = await client.fetch(url, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
        body: body && new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.timeoutMs),
      });
      const etag = response.headers.get('etag') ?? '';
      return { status: response.status, etag, body: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      throw new StoreError(`${this.describe({ method, key })} and ${this.reasonOf(error)}`, { cause: error });
    }
  }

  /** A write that failed with 500 may have been stored: a retry would find it and report a conflict with itself. */
  private async clientFor(method: BucketRequest['method']): Promise<AwsClient> {
    const credentials = this.role ? await this.role.current() : (this.bucket as Credentials);
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const signing = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
    return new AwsClient({
      ...signing,
      region: this.bucket.region,
      service: 's3',
      cache: this.signingKeys,
      retries: method === 'PUT' ? 0 : 3,
    });
  }

  describe({ method, key }: Pick<BucketRequest, 'method' | 'key'>): string {
    const actions = {
      GET: key ? `for ${key}` : 'what it has',
      PUT: `to keep ${key}`,
      DELETE: `to remove ${key}`,
    };
    return `The bucket ${this.bucket.url} was asked ${actions[method]}`;
  }

  private reasonOf(error: unknown): string {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `did not answer within ${this.timeoutMs / 1_000} seconds`;
    const { cause } = error as { cause?: NodeJS.ErrnoException };
    return `could not be reached: ${cause?.code ?? String(error)}`;
  }
}

const sha256 = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');
