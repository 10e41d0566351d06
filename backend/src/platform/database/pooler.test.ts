import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Pooler } from '../../testing/network/pooler.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { loadConfig } from '../config/config.js';
import { migrate } from './migrate.js';

const settings = `
  select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('plan_cache_mode') as plans`;

describe('behind a pooler', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pooler: Pooler;
  let app: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await Pooler.to(database.url);
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url };
    await migrate(await loadConfig({ ...env, APP_ENV: 'test', SECRET: 's'.repeat(32) }));
    app = await startTestApp({ env });
  });
  afterAll(async () => {
    await app.close();
    await pooler.close();
    await database.drop();
  });

  it('only what needs no session of its own goes through it', async () => {
    await app.asVisitor().get('/api/listings').expect(200);
    await app.asVisitor().get('/health/ready').expect(200);
    await app.make.user();
    expect([...pooler.clients].sort()).toEqual(['amigo-orm', 'amigo-read']);
    const direct = await app.database.query<{ name: string }>(
      'test-direct',
      `select distinct application_name as name from pg_stat_activity
       where datname = current_database() and application_name in ('amigo-listen', 'amigo-jobs') order by name`,
    );
    expect(direct.map(({ name }) => name)).toEqual(['amigo-jobs', 'amigo-listen']);
  });

  it('nothing is asked for that a pooler refuses, and the timeouts hold all the same', async () => {
    const ours = { statement: '10s', lock: '4s', idle: '15s', plans: 'force_generic_plan' };
    expect(await app.database.query('test-settings', settings)).toEqual([ours]);
    expect(await app.nest.get(MikroORM).em.fork().execute(settings)).toEqual([ours]);
    expect([...pooler.refused]).toEqual([]);
  });
});

it('a connection of our own sends its timeouts, and the role has none', async () => {
  const database = await createTestDatabase();
  const app = await startTestApp({ env: { DATABASE_URL: database.url } });
  try {
    const [row] = await app.database.query<{ statement: string }>('test-settings', settings);
    expect(row?.statement).toBe('10s');
    const stored = await app.database.query(
      'test-stored',
      'select 1 from pg_db_role_setting join pg_database d on d.oid = setdatabase where datname = current_database()',
    );
    expect(stored).toEqual([]);
  } finally {
    await app.close();
    await database.drop();
  }
});
