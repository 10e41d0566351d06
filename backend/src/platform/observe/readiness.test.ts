import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, type PoolClient } from 'pg';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { inContext } from '../request-context.js';
import { freePort } from '../config/free-port.js';
import { errorBody } from '../contract.js';

const pool = 5;

describe('readiness', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { DATABASE_POOL: String(pool), DATABASE_WAIT_SECONDS: '3' } });
  });
  afterAll(() => app.close());

  /** The node's readiness, and the time of the response. */
  async function look(at = app) {
    const began = performance.now();
    const { status, json } = await at.asVisitor().get('/health/ready');
    expect(performance.now() - began).toBeLessThan(2_000);
    return status === 200 ? 'ready' : errorBody.parse(json()).message;
  }

  async function until(wanted: string) {
    const began = performance.now();
    while ((await look()) !== wanted) expect(performance.now() - began).toBeLessThan(10_000);
  }

  async function whileLocked(table: string, work: () => Promise<void>) {
    const holder: PoolClient = await app.database.pool.connect();
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    try {
      await work();
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  }

  it.each([
    ['tip', '/api/tips/received'],
    ['message', '/api/messages?with=1'],
    ['session', '/api/auth/me'],
  ])('and other reads still succeed while %s is locked', async (table, path) => {
    const person = await app.as(await app.make.user());
    const refused: Promise<unknown>[] = [];
    await whileLocked(table, async () => {
      for (let round = 0; round < 40; round++) {
        refused.push(person.get(path));
        expect(await look()).toBe('ready');
        await app.asVisitor().get('/api/listings').expect(200);
      }
    });
    await Promise.all(refused);
    expect(await look()).toBe('ready');
  });

  it('fails while no write connection is free, and recovers by itself', async () => {
    const { em } = app.nest.get(MikroORM);
    const over = Promise.withResolvers<void>();
    const held = Array.from({ length: pool }, (_, at) =>
      inContext(em, { bulkhead: `bulkhead${at}` }, () => em.transactional(() => over.promise)),
    );
    const began = performance.now();
    await until('The database connections for changes are not usable');
    expect(performance.now() - began).toBeLessThan(2_000);
    over.resolve();
    await Promise.all(held);
    expect(await look()).toBe('ready');
  });

  it('fails while the database is read-only', async () => {
    const person = await app.as(await app.make.user());
    const url = new URL(app.config.databaseUrl ?? '');
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    const operator = new Client({ connectionString: url.href });
    await operator.connect();
    const makeReadOnly = async (setting: 'on' | 'off') => {
      await operator.query(`alter database ${name} set default_transaction_read_only = ${setting}`);
      await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
        name,
      ]);
    };
    await makeReadOnly('on');
    await until('The database takes no changes');
    await person.patch('/api/profile', { bio: 'New words' }).expect(503);
    await makeReadOnly('off');
    await until('ready');
    await operator.end();
  });

  it('fails while the job queue does not respond', async () => {
    await whileLocked('pgboss.version', async () => {
      expect(await look()).toBe('The job queue does not answer');
    });
    await until('ready');
  });

  it('fails until the release store responds', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}/releases`;
    const key = { RELEASES_BUCKET_KEY_ID: 'key', RELEASES_BUCKET_SECRET: 'secret' };
    const alone = await startTestApp({ env: { RELEASES_BUCKET: nowhere, ...key } });
    expect(await look(alone)).toBe('The release store does not answer');
    await alone.close();
  });
});
