import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { certificate } from '../../testing/network/certificate.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { PublicPost } from '../outbound/public-post.js';
import { PushSender, type PushDevice } from './push-sender.js';

let app: TestApp;
let server: Server;
let device: PushDevice;
let answer: (response: ServerResponse) => void;
let requests: IncomingMessage[];
let bodies: Buffer[];
beforeAll(async () => {
  app = await startTestApp({ alone: 'It connects to a server of this file.' });
  server = createServer(certificate, (request, response) => {
    void buffer(request).then((body) => {
      requests.push(request);
      bodies.push(body);
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  device = {
    endpoint: `https://localhost:${port}/send/1`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  Object.assign(app.get(PublicPost), { port: String(port), tls: { ca: certificate.cert } });
});
beforeEach(() => {
  [requests, bodies] = [[], []];
  answer = (response) => response.writeHead(201).end();
  app.get(PublicPost).isAllowed = () => true;
  app.get(PushSender)['breakers'].clear();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

const push = { payload: '{"title":"a secret"}', ttl: 60, urgency: 'high', topic: 'trip' } as const;
const send = (change: Partial<PushDevice> = {}) => app.get(PushSender).send({ ...device, ...change }, push);

describe('the sender of pushes', () => {
  it('sends what only the device can read, signed by the site', async () => {
    expect(await send()).toBe('sent');
    const [{ headers }] = requests as [IncomingMessage];
    expect(headers).toMatchObject({
      ttl: '60',
      urgency: 'high',
      topic: 'trip',
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, ?k=[\w-]+$/),
    });
    expect(bodies[0]?.toString('latin1')).not.toContain('secret');
  });

  it('reaches no private address, neither by name nor by number', async () => {
    app.get(PublicPost).isAllowed = new PublicPost().isAllowed;
    expect(await send()).toBe('refused');
    const { port } = new URL(device.endpoint);
    expect(await send({ endpoint: `https://127.0.0.1:${port}/send/1` })).toBe('refused');
    expect(requests).toEqual([]);
  });

  it('follows no redirect', async () => {
    answer = (response) => response.writeHead(307, { location: '/secret' }).end();
    expect(await send()).toBe('refused');
    expect(requests).toHaveLength(1);
  });

  it('does not read an answer, however long', async () => {
    answer = (response) => response.writeHead(201).write(Buffer.alloc(8 * 1024 * 1024));
    expect(await send()).toBe('sent');
  });

  it('leaves a service alone for a moment that does not answer, and no other one', async () => {
    answer = (response) => response.destroy();
    for (let tries = 0; tries < 5; tries++) await expect(send()).rejects.toThrow('socket hang up');
    await expect(send()).rejects.toThrow('left alone');
    expect(requests).toHaveLength(5);
    expect(await send({ endpoint: 'https://elsewhere.example/' })).toBe('refused');
  });

  it('waits five seconds for a slow service', async () => {
    answer = () => undefined;
    const began = performance.now();
    await expect(send()).rejects.toThrow('aborted');
    expect(performance.now() - began).toBeLessThan(8_000);
  });
});
