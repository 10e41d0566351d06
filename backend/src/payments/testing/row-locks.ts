import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from '../../testing/test-app.js';

const timeoutMs = 60_000;

export async function waitUntil(app: TestApp, sql: string, values: unknown[] = []): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if ((await app.database.pool.query(sql, values)).rowCount) return;
    await pause(10);
  }
  throw new Error(`This never came true: ${sql}`);
}

export const blocked = `
  select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;

/** Locks rows or tables, so that a server blocks there and can be killed at that point. */
export async function lockRows(app: TestApp, sql: string, values: unknown[] = []) {
  const client = await app.database.pool.connect();
  await client.query('begin');
  await client.query(sql, values);
  return {
    untilBlocked: () => waitUntil(app, blocked),
    /** Also ends the blocked queries of the killed server, as if its machine were gone. */
    async release() {
      await app.database.pool.query(`select pg_terminate_backend(pid) from (${blocked}) waiting`);
      await client.query('rollback');
      client.release();
    },
  };
}
