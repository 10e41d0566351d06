import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { certificate } from '../../testing/network/certificate.js';
import { PublicFetch } from './public-fetch.js';

let server: Server;
let origin: string;
let fetcher: PublicFetch;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: IncomingMessage[];
beforeAll(async () => {
  server = createServer(certificate, (request, response) => {
    requests.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  answer = (_request, response) => response.end('a picture');
  fetcher = new PublicFetch();
  fetcher.port = new URL(origin).port;
  fetcher.tls = { ca: certificate.cert };
  fetcher.isAllowed = () => true;
});

const limits = { maxBytes: 1024 * 1024, timeoutMs: 1_000, accept: 'image/png' };
const fetchFrom = (address: string) => fetcher.bytes(address, limits).then(String);

describe('a fetch from the internet', () => {
  it('brings the bytes of an address, and says nothing about anybody', async () => {
    expect(await fetchFrom(`${origin}/a.png`)).toBe('a picture');
    const { cookie, referer, authorization } = requests[0]?.headers ?? {};
    expect([cookie, referer, authorization]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    'http://localhost/a',
    'https://localhost:8443/a',
    'https://me:pw@localhost/a',
    'ftp://localhost/a',
  ])('never asks %s', async (address) => {
    await expect(fetchFrom(address)).rejects.toThrow('Only addresses that start with https://');
  });

  it.each([
    'https://127.0.0.1',
    'https://[::1]',
    'https://169.254.169.254',
    'https://2130706433',
    'https://0x7f.1',
  ])('never asks the bare address %s', async (address) => {
    await expect(fetchFrom(`${address}:${fetcher.port}/`)).rejects.toThrow('not on the public internet');
    expect(requests).toEqual([]);
  });

  it('never connects to a name that leads to a private address', async () => {
    fetcher.isAllowed = new PublicFetch().isAllowed;
    await expect(fetchFrom(`${origin}/`)).rejects.toThrow('not on the public internet');
    expect(requests).toEqual([]);
  });

  it('leaves when the name was answered differently on the way to the connection', async () => {
    let looks = 0;
    fetcher.isAllowed = () => ++looks <= 2 && looks < 3 && looks === 1;
    await expect(fetchFrom(`${origin}/`)).rejects.toThrow('not on the public internet');
    expect(requests).toEqual([]);
  });

  it('follows no redirect', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'https://localhost/secret' }).end();
    await expect(fetchFrom(`${origin}/`)).rejects.toThrow('That address leads to another one');
    expect(requests).toHaveLength(1);
  });

  it('says which answer was none', async () => {
    answer = (_request, response) => response.writeHead(404).end();
    await expect(fetchFrom(`${origin}/`)).rejects.toThrow('The other site answers 404 there');
  });

  it.each([true, false])('stops at the limit, said before: %s', async (isSaid) => {
    answer = (_request, response) => {
      if (isSaid) response.setHeader('content-length', 2 * limits.maxBytes);
      response.end(Buffer.alloc(2 * limits.maxBytes));
    };
    await expect(fetchFrom(`${origin}/`)).rejects.toThrow('There are more than 1 MB at that address');
  });

  it('does not wait for a slow site', async () => {
    answer = (_request, response) => response.write('a');
    const began = performance.now();
    await expect(fetcher.bytes(`${origin}/`, { ...limits, timeoutMs: 200 })).rejects.toThrow('took too long');
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('says when nothing answers', async () => {
    await expect(fetchFrom(`https://no-such-host.invalid:${fetcher.port}/`)).rejects.toThrow(
      'cannot be reached',
    );
  });

  it('trusts no certificate of another name', async () => {
    fetcher.tls = {};
    await expect(fetchFrom(`${origin}/`)).rejects.toThrow('cannot be reached');
    expect(requests).toEqual([]);
  });
});
