import { mock } from 'node:test';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, type PoolClient } from 'pg';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { inContext } from '../request-context.js';
import { freePort } from '../config/free-port.js';
import { errorBody } from '../contract.js';
import { OrmPool } from '../database/pool/orm-pool.js';
import { Readiness } from './readiness.js';

const pool = 5;

describe('readiness', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { DATABASE_POOL: String(pool), DATABASE_WAIT_SECONDS: '3' } });
  });
  afterEach(() => mock.restoreAll());
  afterAll(() => app.close());

  async function look(at = app) {
    const { status, json } = await at.asVisitor().get('/health/ready');
    return status === 200 ? 'ready' : errorBody.parse(json()).message;
  }

  function passSeconds(seconds: number) {
    const now = performance.now.bind(performance);
    mock.method(performance, 'now', () => now() + seconds * 1_000);
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

  it('is said within 1.5 s whatever does not respond, because proxies give up after 2 s', async () => {
    const readiness = new Readiness(app.database, app.get(OrmPool));
    readiness.require('It does not respond', () => new Promise(() => undefined));
    mock.timers.enable({ apis: ['setTimeout'] });
    const obstacle = readiness.obstacle();
    mock.timers.tick(1_500);
    mock.timers.reset();
    expect(await obstacle).toBe('The database does not answer');
  });

  it('fails while no write connection is free, and recovers by itself', async () => {
    const { em } = app.nest.get(MikroORM);
    const over = Promise.withResolvers<void>();
    const begun = Array.from({ length: pool }, () => Promise.withResolvers<void>());
    const held = begun.map(({ resolve }, at) =>
      inContext(em, { bulkhead: `bulkhead${at}` }, () =>
        em.transactional(async () => {
          resolve();
          await over.promise;
        }),
      ),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    passSeconds(1.001);
    expect(await look()).toBe('The database connections for changes are not usable');
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
