import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { certificate } from '../../testing/network/certificate.js';
import { mayBePublic } from './public-connection.js';
import { PublicPost } from './public-post.js';

let server: Server;
let origin: string;
let poster: PublicPost;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: { request: IncomingMessage; body: Buffer }[];
beforeAll(async () => {
  server = createServer(certificate, (request, response) => {
    void buffer(request).then((body) => {
      requests.push({ request, body });
      answer(request, response);
    });
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
  answer = (_request, response) => response.writeHead(201).end();
  poster = new PublicPost();
  poster.port = new URL(origin).port;
  poster.tls = { ca: certificate.cert };
  poster.isAllowed = () => true;
});

const post = (address: string, timeoutMs = 5_000) =>
  poster.send(address, { headers: { ttl: '60' }, body: Buffer.from('sealed'), timeoutMs });

describe('a post to the internet', () => {
  it('brings body and headers, and the status of the answer back', async () => {
    expect(await post(`${origin}/box?a=1`)).toMatchObject({ status: 201 });
    const [{ request, body }] = requests as [(typeof requests)[0]];
    expect(request).toMatchObject({ method: 'POST', url: '/box?a=1', headers: { ttl: '60' } });
    expect(String(body)).toBe('sealed');
  });

  it('never connects to a private address, whether it is given or a name leads to it', async () => {
    await expect(post(`https://127.0.0.1:${poster.port}/`)).rejects.toThrow('not on the public internet');
    poster.isAllowed = new PublicPost().isAllowed;
    await expect(post(`${origin}/`)).rejects.toThrow('not on the public internet');
    expect(requests).toEqual([]);
  });

  it('follows no redirect', async () => {
    answer = (_request, response) => response.writeHead(307, { location: `${origin}/secret` }).end();
    expect(await post(`${origin}/`)).toMatchObject({ status: 307 });
    expect(requests).toHaveLength(1);
  });

  it('leaves when the answer has begun, however long it is', async () => {
    const ended = Promise.withResolvers<void>();
    answer = (_request, response) => {
      response.on('close', ended.resolve);
      response.writeHead(201);
      const pour = () => void response.write(Buffer.alloc(64 * 1024));
      response.on('drain', pour);
      pour();
    };
    expect(await post(`${origin}/`)).toMatchObject({ status: 201 });
    await ended.promise;
  });

  it('does not wait for a slow site', async () => {
    answer = () => undefined;
    await expect(post(`${origin}/`, 200)).rejects.toThrow('aborted');
  });

  it.each([
    ['https://push.example/box/1?token=a', true],
    ['http://push.example/box', false],
    ['https://push.example:8443/box', false],
    ['https://me:pw@push.example/box', false],
    ['https://10.0.0.1/box', false],
    ['https://[::1]/box', false],
    ['https://0x7f.1/box', false],
    ['push.example', false],
  ])('an address may be public by its looks: %s %s', (address, may) => {
    expect(mayBePublic(address)).toBe(may);
  });
});
