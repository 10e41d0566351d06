import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '../../platform/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { jpeg } from '../testing/pictures.js';

const day = 86_400_000;
let app: TestApp;
const open: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp({});
});
beforeEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await forgetLimits(app);
});
afterAll(() => app.close());

const upload = (client: Client, picture: Buffer) =>
  client.send('POST', '/api/profile/picture', picture, { 'content-type': 'image/jpeg' });
const member = async (age = 0) =>
  app.as(await app.make.user({ createdAt: new Date(Date.now() - age * day) }));

const taken = async () =>
  (
    await app.database.query<{ count: number }>(
      'test-taken',
      `select coalesce(sum(count), 0)::int as count from limit_bucket where key like 'picture.upload:account:3600:%'`,
    )
  )[0]?.count;

/** Sends three bytes of a picture, and then nothing. */
async function silent(client: Client, from: string): Promise<Socket> {
  const before = (await taken()) ?? 0;
  const socket = await threeBytes(client, from);
  // A place is counted when it is taken.
  const late = Date.now() + 5_000;
  while ((await taken()) === before) expect(Date.now()).toBeLessThan(late);
  return socket;
}

async function threeBytes(client: Client, from: string): Promise<Socket> {
  const socket = connect({ port: app.config.port, host: '127.0.0.1', localAddress: from });
  open.push(socket);
  await once(socket, 'connect');
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { host, origin } = new URL(app.config.publicUrl);
  socket.write(
    `POST /api/profile/picture HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncookie: ${cookie}\r\ncontent-type: image/jpeg\r\ncontent-length: 500000\r\n\r\n\xff\xd8\xff`,
    'latin1',
  );
  return socket;
}

describe('the limit of simultaneous uploads', () => {
  it('a sender who is silent is counted, answered after five seconds, and holds no place then', async () => {
    const client = await member();
    const began = performance.now();
    const socket = await silent(client, '127.0.0.1');
    expect(await taken()).toBe(1);
    const answer = await text(socket);
    const ms = performance.now() - began;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/^connection: close/im);
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).message).toContain('in time');
    expect(ms).toBeGreaterThan(4_500);
    expect(ms).toBeLessThan(12_000);
  });

  it('silent accounts of one address leave places to everybody else', async () => {
    const silentOnes = await Promise.all(Array.from({ length: 4 }, () => member(30)));
    for (const client of silentOnes.slice(0, 3)) await silent(client, '127.0.0.1');
    const fourth = silentOnes[3] ?? (await member());
    const sameAddress = await app.as(await app.make.user({ createdAt: new Date(0) }), { ip: '127.0.0.1' });
    await upload(sameAddress, await jpeg()).expect(429);
    await upload(fourth, await jpeg()).expect(200);
    await upload(await member(), await jpeg()).expect(200);
  });

  it('silent new accounts of many addresses leave places to older ones', async () => {
    for (let account = 1; account <= 5; account++) await silent(await member(), `127.0.0.${account + 1}`);
    await upload(await member(), await jpeg()).expect(503);
    await upload(await member(30), await jpeg()).expect(200);
  });

  it('counts broken pictures, and refuses the next ones before they are read', async () => {
    const client = await member(30);
    const broken = Buffer.from('no picture');
    for (let time = 0; time < 15; time++) await upload(client, broken).expect(400);
    await upload(client, broken).expect(429);
    const began = performance.now();
    expect(await text(await threeBytes(client, '127.0.0.1'))).toMatch(/^HTTP\/1.1 429 /);
    expect(performance.now() - began).toBeLessThan(4_000);
    await upload(await member(), await jpeg()).expect(200);
  });
});
