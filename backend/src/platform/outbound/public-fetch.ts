import { lookup, type LookupAddress } from 'node:dns';
import { request, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { isPublicAddress } from './public-address.js';

/** In words for the person who gave the address. */
export class FetchRefusal extends Error {}

interface FetchLimits {
  maxBytes: number;
  timeoutMs: number;
  accept: string;
  signal?: AbortSignal;
}

const unreachable = 'That address cannot be reached';
const notPublic = 'That address is not on the public internet';
const tooSlow = 'The other site took too long';

/** Fetches an address that a stranger chose. It sees nothing that they could not see themselves. */
@Injectable()
export class PublicFetch {
  /** Tests have no public server. */
  isAllowed = isPublicAddress;
  resolve: typeof lookup = lookup;
  tls: Pick<RequestOptions, 'ca' | 'servername'> = {};
  port = '';

  async bytes(address: string, limits: FetchLimits): Promise<Buffer> {
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.port !== this.port || url.username || url.password)
      throw new FetchRefusal('Only addresses that start with https:// and have no port can be used');
    if (isIP(url.hostname.replace(/^\[(.*)\]$/, '$1'))) throw new FetchRefusal(notPublic);
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
      const options: RequestOptions = {
        ...this.tls,
        agent: false,
        signal,
        lookup: this.lookup,
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'FlightAmigo-Pictures' },
      };
      const sent = request(url, options, (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400)
          fail(
            new FetchRefusal(
              'That address leads to another one: please give the address of the picture itself',
            ),
          );
        else if (statusCode !== 200) fail(new FetchRefusal(`The other site answers ${statusCode} there`));
        else if (Number(headers['content-length']) > maxBytes) fail(tooLarge(maxBytes));
        else
          return void bytesOf(response, maxBytes)
            .then(done, fail)
            .finally(() => sent.destroy());
        sent.destroy();
      });
      sent.on('error', fail);
      // The name was checked when it was resolved; this is whom it was connected to.
      sent.on('socket', (socket) =>
        socket.once('connect', () => {
          if (!this.isAllowed(socket.remoteAddress ?? '')) socket.destroy(new FetchRefusal(notPublic));
        }),
      );
      sent.end();
    });
  }

  /** The connection uses the very addresses that were checked. */
  private readonly lookup: LookupFunction = (hostname, options, done) => {
    this.resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, []);
      if (!found.length || !found.every(({ address }) => this.isAllowed(address)))
        return done(new FetchRefusal(notPublic), []);
      const [{ address, family }] = found as [LookupAddress];
      if (options.all) done(null, found);
      else done(null, address, family);
    });
  };
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
