import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { inContext } from '../../request-context.js';

const pool = 5;
const underWay = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name = 'amigo-orm' and state = 'active'`;
const terminate = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = 'amigo-orm'`;

describe('connections that PostgreSQL ends', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { DATABASE_POOL: String(pool), DATABASE_WAIT_SECONDS: '3' } });
  });
  afterAll(() => app.close());

  /** More transactions than the pool has connections, each in a bulkhead of its own. */
  function begin(sql: string): Promise<unknown>[] {
    const { em } = app.nest.get(MikroORM);
    return Array.from({ length: pool + 2 }, (_, at) =>
      inContext(em, { bulkhead: `bulkhead${at}` }, () => em.transactional((inside) => inside.execute(sql))),
    );
  }

  async function terminateWhenBusy() {
    for (;;) {
      const [{ count } = { count: 0 }] = await app.database.query<{ count: number }>('test-busy', underWay);
      if (count === pool) break;
    }
    await app.database.query('test-terminate', terminate);
  }

  it('fail the open transactions, but do not leak a pool connection', async () => {
    const person = await app.as(await app.make.user());
    for (let round = 0; round < 4; round++) {
      const settling = Promise.allSettled(begin('select pg_sleep(1)'));
      await terminateWhenBusy();
      const outcomes = await settling;
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(pool);

      const writes = Array.from({ length: 8 }, (_, at) => person.patch('/api/profile', { bio: `Bio ${at}` }));
      expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    }
  });

  it('do not delay the server’s shutdown', async () => {
    const other = await startTestApp();
    const { em } = other.nest.get(MikroORM);
    const lost = em.fork().transactional(async (inside) => {
      const [{ pid } = { pid: 0 }] = await inside.execute<{ pid: number }[]>(
        'select pg_backend_pid() as pid',
      );
      await other.database.query('test-kill', 'select pg_terminate_backend($1)', [pid]);
      await inside.execute('select 1');
    });
    await expect(lost).rejects.toThrow();
    const began = performance.now();
    await other.close();
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
