import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { Gate } from './semaphore.js';
import { partsOf } from './keys.js';

/** A release is hundreds of files: asked all at once, most would spend their patience waiting for a connection. */
const atOnce = 16;

/** A bucket of anything that speaks S3, and the keys to it. */
export interface Bucket {
  /** Where it is reached, path-style: `https://<endpoint>/<bucket>`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Keys that end by themselves count only together with it. */
  sessionToken?: string;
}

interface Question {
  method: 'GET' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface Answer {
  status: number;
  etag: string;
  body: Buffer;
}

/** Signed questions to a bucket, each given up when it takes too long. */
export class BucketWire {
  private readonly repeating: AwsClient;
  private readonly once: AwsClient;
  private readonly gate = new Gate(atOnce);

  constructor(
    private readonly bucket: Bucket,
    private readonly patienceMs: number,
  ) {
    const signing = { ...bucket, service: 's3' };
    this.repeating = new AwsClient({ ...signing, retries: 3 });
    // A write that was answered with 500 may be there: asked again, it would find itself and call it somebody else's.
    this.once = new AwsClient({ ...signing, retries: 0 });
  }

  ask(question: Question): Promise<Answer> {
    return this.gate.pass(() => this.send(question));
  }

  private async send({ method, key = '', query, headers, body }: Question): Promise<Answer> {
    const url = new URL(`${this.bucket.url}/${key && partsOf(key).map(encodeURIComponent).join('/')}`);
    url.search = new URLSearchParams(query).toString();
    const client = method === 'PUT' ? this.once : this.repeating;
    try {
      const answer = await client.fetch(url, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
        body: body && new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.patienceMs),
      });
      const etag = answer.headers.get('etag') ?? '';
      return { status: answer.status, etag, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (error) {
      throw new Error(`${this.said({ method, key })} and ${this.silence(error)}`, { cause: error });
    }
  }

  /** What was asked, for the beginning of a sentence that says how it went wrong. */
  said({ method, key }: Pick<Question, 'method' | 'key'>): string {
    const words = {
      GET: key ? `for ${key}` : 'what it has',
      PUT: `to keep ${key}`,
      DELETE: `to remove ${key}`,
    };
    return `The release store at ${this.bucket.url} was asked ${words[method]}`;
  }

  private silence(error: unknown): string {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `did not answer within ${this.patienceMs / 1_000} seconds`;
    const { cause } = error as { cause?: NodeJS.ErrnoException };
    return `could not be reached: ${cause?.code ?? String(error)}`;
  }
}

const sha256 = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');
