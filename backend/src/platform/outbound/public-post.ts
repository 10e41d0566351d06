import { Injectable } from '@nestjs/common';
import { PublicConnection } from './public-connection.js';

interface Sending {
  headers: Record<string, string>;
  body: Buffer;
  timeoutMs: number;
}

export interface PostAnswer {
  status: number;
  /** The header `Retry-After` as it came. */
  retryAfter: string | undefined;
}

/** Posts to an address that a stranger chose. It follows no redirect and reads only the head of the answer. */
@Injectable()
export class PublicPost extends PublicConnection {
  async send(address: string, { headers, body, timeoutMs }: Sending): Promise<PostAnswer> {
    const url = this.checked(address);
    const signal = AbortSignal.timeout(timeoutMs);
    return new Promise((done, fail) => {
      const sent = this.request(
        url,
        { method: 'POST', headers, signal },
        ({ statusCode = 0, headers: answered }) => {
          done({ status: statusCode, retryAfter: answered['retry-after'] });
          sent.destroy();
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  }
}
