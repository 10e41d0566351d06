import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { tooOldForBaseline } from '../../migrations/baseline/replaced.js';
import type { Config } from '../config/config.js';
import { OrmPool } from './pool/orm-pool.js';
import { planning, serverTimeouts } from './pool/timeouts.js';
import { ormOptions } from './orm.js';
import { StartError } from './wait-for-database.js';

const lock = 7_362_104;
const lockTimeoutMs = 600_000;

/** A migration of a big table may run long, but must not block its users on a lock. */
const migrationTimeouts = {
  application_name: 'amigo-migrate',
  connectionTimeoutMillis: 5_000,
  statement_timeout: 0,
  query_timeout: 0,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 0,
};

/** With `only`, the tables become those of an older release, as a backup of it needs them. */
export async function migrate(config: Config, { only }: { only?: string[] } = {}) {
  await onConnection(config, async (holder) => {
    await holder.query('begin');
    await takeLock(holder);
    await requireBaseline(holder);
    if (config.isPooled) await onConnection(config, giveRoleItsSettings);
    await migrateTables(config, only);
    await onConnection(config, migrateJobs);
    await holder.query('commit');
  });
}

/** New sessions have them, also those that a pooler opens for us. Connections of our own send them anyway. */
async function giveRoleItsSettings(client: Client) {
  for (const [name, value] of Object.entries({ ...serverTimeouts, ...planning }))
    await client.query(`
      do $$ begin
        execute format('alter role %I in database %I set ${name} = %L', current_user, current_database(), '${value}');
      end $$`);
}

/** A transaction lock: behind a pooler, a session lock would never be released. */
async function takeLock(client: Client) {
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isFree"',
    [lock],
  );
  if (rows[0]?.isFree) return;
  console.log('Another server is migrating the database, waiting for it');
  await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
  await client.query('select pg_advisory_xact_lock($1)', [lock]);
}

/** The baseline would fail on an older database too, but only with the name of the first table that it finds. */
async function requireBaseline(client: Client) {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('migration') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere) return;
  const { rows } = await client.query<{ name: string }>('select name from migration order by id');
  const done = rows.map(({ name }) => name);
  const refusal = done.length ? tooOldForBaseline('database', done) : null;
  if (refusal) throw new StartError(refusal);
}

async function onConnection(config: Config, work: (client: Client) => Promise<void>) {
  const client = new Client({
    ...migrationTimeouts,
    connectionString: config.databaseDirectUrl,
    keepAlive: true,
  });
  // The next statement fails too, at the latest the commit.
  client.on('error', ({ message }) => console.error(`A connection was lost: ${message}`));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function migrateTables(config: Config, only?: string[]) {
  const pool = new OrmPool(config.databaseDirectUrl, 2, migrationTimeouts);
  const orm = await MikroORM.init(ormOptions({ ...config, databaseReplicaUrls: [] }, pool));
  try {
    await orm.migrator.up(only && { migrations: only });
  } finally {
    await orm.close();
  }
}

async function migrateJobs(client: Client) {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
