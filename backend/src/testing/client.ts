import type { InjectOptions } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

type Headers = Record<string, string>;

export interface Reply {
  status: number;
  text: string;
  bytes: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
  json(): unknown;
}

type Method = NonNullable<InjectOptions['method']>;

/** A sent request: await it, or call `expect` first. */
export type Sent = Promise<Reply> & { expect(status: number): Promise<Reply> };

/** An HTTP client like a browser on our pages: it stores cookies and sends an origin. */
export class Client {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly origin: string,
    private readonly ip: string,
  ) {}

  get = (path: string, headers?: Headers) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: object, headers?: Headers) => this.send('POST', path, body, headers);
  put = (path: string, body?: object, headers?: Headers) => this.send('PUT', path, body, headers);
  patch = (path: string, body?: object, headers?: Headers) => this.send('PATCH', path, body, headers);
  delete = (path: string, body?: object, headers?: Headers) => this.send('DELETE', path, body, headers);

  send(method: Method, url: string, payload?: object | string, headers: Headers = {}): Sent {
    const reply = this.exchange({ method, url, payload, headers });
    return Object.assign(reply, { expect: async (status: number) => expectStatus(await reply, status, url) });
  }

  private async exchange({ headers, ...request }: InjectOptions): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = await this.app.inject({
      ...request,
      remoteAddress: this.ip,
      headers: {
        host: new URL(this.origin).host,
        'sec-fetch-site': 'same-origin',
        ...(request.method !== 'GET' && { origin: this.origin }),
        ...(cookie && { cookie }),
        ...headers,
      },
    });
    for (const { name, value, maxAge } of sent.cookies)
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    return {
      status: sent.statusCode,
      text: sent.payload,
      bytes: sent.rawPayload,
      headers: sent.headers,
      json: () => sent.json(),
    };
  }
}

function expectStatus(reply: Reply, status: number, url: string): Reply {
  if (reply.status === status) return reply;
  throw new Error(`${url} answered ${reply.status} instead of ${status}: ${reply.text}`);
}
