import { lookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** In words for the person who gave the address. */
export class FetchRefusal extends Error {}

export const notPublic = 'That address is not on the public internet';

const isAddress = ({ hostname }: URL) => isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;

/** Without looking the name up, which is done again for each request. */
export function mayBePublic(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && !url.port && !url.username && !url.password && !isAddress(url);
}

/** Sends requests to addresses that strangers chose. They reach nothing that the strangers could not reach themselves. */
export abstract class PublicConnection {
  /** Tests have no public server. */
  isAllowed = isPublicAddress;
  resolve: typeof lookup = lookup;
  tls: Pick<RequestOptions, 'ca' | 'servername'> = {};
  port = '';

  protected checked(address: string): URL {
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.port !== this.port || url.username || url.password)
      throw new FetchRefusal('Only addresses that start with https:// and have no port can be used');
    if (isAddress(url)) throw new FetchRefusal(notPublic);
    return url;
  }

  protected request(
    url: URL,
    options: Pick<RequestOptions, 'method' | 'headers' | 'signal'>,
    onResponse: (response: IncomingMessage) => void,
  ) {
    const sent = request(url, { ...this.tls, agent: false, lookup: this.lookup, ...options }, onResponse);
    // The name was checked when it was resolved; this is whom it was connected to.
    sent.on('socket', (socket) =>
      socket.once('connect', () => {
        if (!this.isAllowed(socket.remoteAddress ?? '')) socket.destroy(new FetchRefusal(notPublic));
      }),
    );
    return sent;
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
