import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { FetchRefusal, PublicConnection } from './public-connection.js';

interface FetchLimits {
  maxBytes: number;
  timeoutMs: number;
  accept: string;
  signal?: AbortSignal;
}

const unreachable = 'That address cannot be reached';
const tooSlow = 'The other site took too long';

/** Fetches an address that a stranger chose. */
@Injectable()
export class PublicFetch extends PublicConnection {
  async bytes(address: string, limits: FetchLimits): Promise<Buffer> {
    const url = this.checked(address);
    const timeout = AbortSignal.timeout(limits.timeoutMs);
    const signal = AbortSignal.any([timeout, ...(limits.signal ? [limits.signal] : [])]);
    try {
      return await this.send(url, { ...limits, signal });
    } catch (error) {
      if (error instanceof FetchRefusal) throw error;
      throw new FetchRefusal(timeout.aborted ? tooSlow : unreachable, { cause: error });
    }
  }

  private send(url: URL, { maxBytes, accept, signal }: FetchLimits): Promise<Buffer> {
    return new Promise((done, fail) => {
      const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'FlightAmigo-Pictures' };
      const sent = this.request(url, { signal, headers }, (response) => {
        const { statusCode = 0, headers: said } = response;
        if (statusCode >= 300 && statusCode < 400)
          fail(
            new FetchRefusal(
              'That address leads to another one: please give the address of the picture itself',
            ),
          );
        else if (statusCode !== 200) fail(new FetchRefusal(`The other site answers ${statusCode} there`));
        else if (Number(said['content-length']) > maxBytes) fail(tooLarge(maxBytes));
        else
          return void bytesOf(response, maxBytes)
            .then(done, fail)
            .finally(() => sent.destroy());
        sent.destroy();
      });
      sent.on('error', fail);
      sent.end();
    });
  }
}

async function bytesOf(stream: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const tooLarge = (maxBytes: number) =>
  new FetchRefusal(`There are more than ${maxBytes / 1024 / 1024} MB at that address`);
