import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Config } from '../config.js';
import { ormOptions } from './orm.js';
import { timeouts } from './timeouts.js';

/** Any number will do, as long as all nodes use the same one. */
const lock = 7_362_104;

/** Brings the schema up to date; of several nodes that start at once, one does it and the others wait. */
export async function migrate(config: Config) {
  const client = new Client({ connectionString: config.databaseUrl, application_name: 'amigo-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await migrateTables(config);
    await migrateJobs(client);
  } finally {
    await client.end();
  }
}

async function migrateTables(config: Config) {
  const options = ormOptions({ ...config, databaseReplicaUrls: [] });
  // A change of a big table takes its time, but must not make everybody wait who uses it.
  const driverOptions = {
    ...timeouts('migrate'),
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  };
  const orm = await MikroORM.init({ ...options, driverOptions });
  try {
    await orm.migrator.up();
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
