import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from '../../testing/test-app.js';

const patience = 60_000;

/** Asks the database until it finds something. */
export async function until(app: TestApp, sql: string, values: unknown[] = []): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if ((await app.database.pool.query(sql, values)).rowCount) return;
    await pause(10);
  }
  throw new Error(`This never came true: ${sql}`);
}

const blocked = `
  select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;

/** Holds rows or tables, so that whoever changes them stops there and can be killed on the spot. */
export async function lockRows(app: TestApp, sql: string, values: unknown[] = []) {
  const client = await app.database.pool.connect();
  await client.query('begin');
  await client.query(sql, values);
  return {
    someoneWaits: () => until(app, blocked),
    /** What a dead server has asked for is forgotten, as it is when its machine is gone. */
    async thaw() {
      await app.database.pool.query(`select pg_terminate_backend(pid) from (${blocked}) waiting`);
      await client.query('rollback');
      client.release();
    },
  };
}
