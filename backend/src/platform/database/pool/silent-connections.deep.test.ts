import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../../../testing/client.js';
import { SilentWire } from '../../../testing/network/silent-wire.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { createTestDatabase } from '../../../testing/test-database.js';

describe('connections that stop responding', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let wire: SilentWire;
  let app: TestApp;
  let person: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    wire = await SilentWire.to(database.url);
    app = await startTestApp({ env: { DATABASE_URL: wire.url } });
    person = await app.as(await app.make.user());
  });
  afterAll(async () => {
    await wire.close();
    await database.drop();
  });

  let written = 0;
  const write = () => person.patch('/api/profile', { bio: `Words ${++written}` });
  /** Opens several connections in every pool. */
  const warm = () => Promise.all([1, 2, 3].flatMap(() => [write(), person.get('/api/conversations')]));

  async function secondsUntilGood(signs: (() => Promise<{ status: number }>)[]): Promise<number> {
    const began = performance.now();
    for (const sign of signs) while ((await sign()).status !== 200);
    return (performance.now() - began) / 1_000;
  }

  it('delay requests by 8 s at most, with requests running on every pool', async () => {
    await warm();
    wire.fallSilent();
    const underWay = warm();
    expect(await secondsUntilGood([() => person.get('/api/auth/me'), write])).toBeLessThan(8);
    await underWay;
  }, 40_000);

  it('delay a readiness check by a few seconds at most', async () => {
    await warm();
    wire.fallSilent();
    const ready = () => app.asVisitor().get('/health/ready');
    expect(await secondsUntilGood([ready, () => person.get('/api/auth/me'), write, ready])).toBeLessThan(8);
  }, 40_000);

  it('are not found where a statement waits for a lock', async () => {
    await warm();
    const holder = await app.database.pool.connect();
    await holder.query('begin; lock table "user"');
    const waiting = write();
    await holder.query('select pg_sleep(3.5)');
    await holder.query('rollback');
    holder.release();
    expect((await waiting).status).toBe(200);
  }, 40_000);

  it('do not keep the server from stopping on time', async () => {
    await warm();
    wire.fallSilent();
    const underWay = warm();
    const began = performance.now();
    await app.close();
    expect(performance.now() - began).toBeLessThan(28_000);
    await underWay;
  }, 60_000);
});
