import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketAddress } from '../../platform/object-store/bucket-client.js';
import type { Credentials } from '../../platform/object-store/credentials.js';
import { refusedSignature } from './refused-signature.js';

const name = 'releases';
const keys = { region: 'eu-central-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret/with+signs' };

/** A header of conditional writes that a store may not support. */
export type UnsupportedCondition = 'if-none-match' | 'if-match';

interface Options {
  pageSize: number;
  ignores: UnsupportedCondition[];
  /** Makes the credentials temporary: they are valid only together with it. */
  sessionToken?: string;
}

export class BucketServer {
  readonly objects = new Map<string, Buffer>();
  readonly types = new Map<string, string>();
  readonly cacheControls = new Map<string, string>();
  readonly requests: string[] = [];
  maxAtOnce = 0;
  private underway = 0;
  private outage: number | 'silence' | undefined;
  private readonly faults: (number | 'silence')[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  private constructor(private readonly options: Options) {}

  static async start(options: Partial<Options> = {}): Promise<BucketServer> {
    const server = new BucketServer({ pageSize: 1_000, ignores: [], ...options });
    await once(server.server.listen(0, '127.0.0.1'), 'listening');
    return server;
  }

  get bucket(): BucketAddress & Credentials {
    const { port } = this.server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/${name}`, ...this.keys };
  }

  private get keys() {
    return { ...keys, sessionToken: this.options.sessionToken };
  }

  /** Requests with other temporary credentials are refused from now on. */
  renewSession(token: string): void {
    this.options.sessionToken = token;
  }

  failWith(...faults: (number | 'silence')[]): void {
    this.faults.push(...faults);
  }

  /** Every request fails like this until `endOutage`. */
  beginOutage(fault: number | 'silence'): void {
    this.outage = fault;
  }

  endOutage(): void {
    this.outage = undefined;
    this.server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    this.maxAtOnce = Math.max(this.maxAtOnce, ++this.underway);
    response.once('close', () => this.underway--);
    const body = await buffer(request);
    const { method = '', url: target = '' } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
    );
    const { pathname, searchParams } = new URL(target, this.bucket.url);
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    this.requests.push(`${method} ${key}`);

    const fault = this.outage ?? this.faults.shift();
    if (fault === 'silence') return;
    if (fault) return refuse(response, fault, fault === 409 ? 'ConditionalRequestConflict' : 'InternalError');
    const refused = refusedSignature({ method, target, headers }, body, this.keys);
    if (refused) return refuse(response, /^(Auth|XAmz)/.test(refused) ? 400 : 403, refused);
    if (bucket !== name) return refuse(response, 404, 'NoSuchBucket');

    if (method === 'GET' && key === '') return response.end(this.page(searchParams));
    if (method === 'GET') return this.get(key, headers['if-none-match'], response);
    if (method === 'PUT') return this.put(key, body, headers, response);
    if (method !== 'DELETE') return refuse(response, 405, 'MethodNotAllowed');
    this.objects.delete(key);
    return response.writeHead(204).end();
  }

  private get(key: string, known: string | undefined, response: ServerResponse) {
    const body = this.objects.get(key);
    if (!body) return refuse(response, 404, 'NoSuchKey');
    response.setHeader('etag', etag(body));
    return known === etag(body) ? response.writeHead(304).end() : response.end(body);
  }

  private put(key: string, body: Buffer, headers: Record<string, string>, response: ServerResponse) {
    const there = this.objects.get(key);
    const { ignores } = this.options;
    if (headers['if-none-match'] === '*' && there && !ignores.includes('if-none-match'))
      return refuse(response, 412, 'PreconditionFailed');
    const wanted = ignores.includes('if-match') ? undefined : headers['if-match'];
    if (wanted && !there) return refuse(response, 404, 'NoSuchKey');
    if (wanted && there && wanted !== etag(there)) return refuse(response, 412, 'PreconditionFailed');
    this.objects.set(key, body);
    this.types.set(key, headers['content-type'] ?? '');
    this.cacheControls.set(key, headers['cache-control'] ?? '');
    return response.setHeader('etag', etag(body)).end();
  }

  private page(query: URLSearchParams): string {
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const prefix = query.get('prefix') ?? '';
    const rest = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = rest.slice(0, Math.min(this.options.pageSize, Number(query.get('max-keys') ?? 1_000)));
    const isTruncated = page.length < rest.length;
    const next = Buffer.from(page.at(-1) ?? '').toString('base64');
    return [
      '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
      `<Name>${name}</Name><Prefix>${escaped(prefix)}</Prefix><IsTruncated>${isTruncated}</IsTruncated>`,
      ...page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`),
      isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : '',
      '</ListBucketResult>',
    ].join('');
  }
}

const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>The key ${keys.accessKeyId} was refused.</Message></Error>`);
