import { mkdtempSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '../../platform/contract.js';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { jpeg } from '../testing/pictures.js';

const usual = process.env.TMPDIR;
const folder = mkdtempSync(join(tmpdir(), 'amigo-turns-'));
let app: TestApp;
beforeAll(async () => {
  process.env.TMPDIR = folder;
  app = await startTestApp({});
});
afterAll(async () => {
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  await app.close();
});

const member = async () => app.as(await app.make.user());
const upload = (client: Client, picture: Buffer | Readable) =>
  client.send('POST', '/api/profile/picture', picture, { 'content-type': 'image/jpeg' });

/** A picture whose sender stops after the first bytes, until `end` is called. */
async function slowPicture() {
  const bytes = await jpeg();
  const body = new Readable({ read() {} });
  body.push(bytes.subarray(0, 100));
  return { body, end: () => [bytes.subarray(100), null].forEach((rest) => body.push(rest)) };
}

async function isArriving() {
  const late = Date.now() + 5_000;
  while (!readdirSync(folder).some((name) => name.startsWith('amigo-picture-'))) {
    expect(Date.now()).toBeLessThan(late);
    await pause(5);
  }
}

describe('the queue of uploads', () => {
  it('the uploads of one person take turns, and nobody else waits for them', async () => {
    const client = await member();
    const { body, end } = await slowPicture();
    const first = upload(client, body);
    await isArriving();
    const answered: number[] = [];
    const others = Array.from({ length: 5 }, async () => {
      const reply = await upload(client, await jpeg());
      answered.push(reply.status);
      return reply;
    });
    // Four wait behind the slow one, which makes five.
    const refused = await Promise.race(others);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('3');
    expect(errorBody.parse(refused.json()).message).toBe('You are sending too many pictures at once');
    await upload(await member(), await jpeg()).expect(200);
    expect(answered).toEqual([429]);

    end();
    expect((await first).status).toBe(200);
    await Promise.all(others);
    expect(answered).toEqual([429, 200, 200, 200, 200]);
    await upload(client, await jpeg()).expect(200);
  });

  it('after a refusal the next picture of the same person waits, and that of nobody else', async () => {
    const client = await member();
    const broken = (await jpeg()).subarray(0, 1_000);
    const began = performance.now();
    await Promise.all([upload(client, broken).expect(400), upload(client, broken).expect(400)]);
    expect(performance.now() - began).toBeGreaterThan(300);
    const again = performance.now();
    const next = upload(client, await jpeg()).expect(200);
    const other = await member();
    await upload(other, await jpeg()).expect(200);
    await upload(other, await jpeg()).expect(200);
    await next;
    expect(performance.now() - again).toBeGreaterThan(250);
  });

  it("people whose pictures were refused take nobody else's place", async () => {
    const refused = await Promise.all(Array.from({ length: 10 }, member));
    const next = await member();
    const broken = Buffer.from('no picture');
    for (const client of refused) await upload(client, broken).expect(400);
    await upload(next, await jpeg()).expect(200);
  });

  it('senders who leave before their session is found hold no place', async () => {
    const client = await member();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await whileSessionsAreLocked(async (isAsked) => {
      const senders = Array.from({ length: 5 }, () => {
        const headers = { cookie, 'content-type': 'image/jpeg', 'content-length': 100 };
        const sender = request(`${app.url}/api/profile/picture`, { method: 'POST', headers, agent: false });
        sender.on('error', () => undefined).write('a part of it');
        return sender;
      });
      await isAsked();
      for (const sender of senders) sender.destroy();
      await fetch(`${app.url}/health/live`);
    });
    await upload(client, await jpeg()).expect(200);
  });
});

async function whileSessionsAreLocked(work: (isAsked: () => Promise<void>) => Promise<void>) {
  const blocked = `
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const holder = await app.database.pool.connect();
  await holder.query('begin; lock table session in access exclusive mode');
  try {
    await work(async () => {
      const late = Date.now() + 5_000;
      while ((await app.database.pool.query(blocked)).rowCount === 0) {
        expect(Date.now()).toBeLessThan(late);
        await pause(5);
      }
    });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}
