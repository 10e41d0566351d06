import { Client } from 'pg';
import { createApp } from '../app.js';
import { loadConfig } from '../platform/config/config.js';
import { migrate } from '../platform/database/migrate.js';

const template = 'template_amigo';
const lock = 1;

interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A server that starts runs what was due since the one of the template, and results would depend on the minute. */
const keepNoSchedules = `
  delete from pgboss.schedule;
  create function pgboss.keep_nothing() returns trigger language plpgsql as 'begin return null; end';
  create trigger keep_no_schedules before insert on pgboss.schedule
    for each row execute function pgboss.keep_nothing()`;
const keepSchedules = 'drop trigger keep_no_schedules on pgboss.schedule';

/**
 * A migrated database for one test file, copied from a template in which a server has started once per run. Its servers
 * run no scheduled jobs by themselves, unless asked to.
 */
export function createTestDatabase({ runsSchedules = false } = {}): Promise<TestDatabase> {
  return create(async (client, name) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await ensureTemplate(client);
    await client.query(`create database ${name} template ${template}`);
    if (runsSchedules) await onServer((copy) => copy.query(keepSchedules), name);
  });
}

export function emptyDatabase(): Promise<TestDatabase> {
  return create((client, name) => client.query(`create database ${name}`));
}

async function create(make: (client: Client, name: string) => Promise<unknown>): Promise<TestDatabase> {
  const name = `test_${process.pid}_${process.hrtime.bigint()}`;
  await onServer((client) => make(client, name));
  return {
    url: urlOf(name),
    drop: () => onServer((client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

async function ensureTemplate(client: Client) {
  const found = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount) return;
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const env = { APP_ENV: 'test', PORT: '0', DATABASE_URL: urlOf(draft), DEMO_DATA: '0', LOG_LEVEL: 'silent' };
  const config = await loadConfig({ ...env, SECRET: 's'.repeat(32) });
  await migrate(config);
  // The first start adds airports and queues, which later ones only compare.
  await (await createApp(config)).close();
  await onServer((made) => made.query(keepNoSchedules), draft);
  await client.query(`alter database ${draft} rename to ${template}`);
}

async function onServer(work: (client: Client) => Promise<unknown>, database = 'postgres') {
  const client = new Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(process.env.TEST_DATABASE_SERVER ?? 'postgres://run-through-jest');
  url.pathname = `/${database}`;
  return url.href;
}
