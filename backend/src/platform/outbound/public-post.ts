import { Injectable } from '@nestjs/common';
import { PublicConnection } from './public-connection.js';

interface Sending {
  headers: Record<string, string>;
  body: Buffer;
  timeoutMs: number;
}

/** Posts to an address that a stranger chose. It follows no redirect and reads no answer. */
@Injectable()
export class PublicPost extends PublicConnection {
  /** The status of the answer. */
  async send(address: string, { headers, body, timeoutMs }: Sending): Promise<number> {
    const url = this.checked(address);
    const signal = AbortSignal.timeout(timeoutMs);
    return new Promise((done, fail) => {
      const sent = this.request(url, { method: 'POST', headers, signal }, ({ statusCode = 0 }) => {
        done(statusCode);
        sent.destroy();
      });
      sent.on('error', fail);
      sent.end(body);
    });
  }
}
