import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.js';

const timeoutMs = 15_000;

const retryNow = `update pgboss.job set start_after = now() where name = $1 and state = 'retry'`;

/** Due, or at work. */
const anyOpen = `
  select from pgboss.job
  where state = 'active' or (state in ('created', 'retry') and start_after <= now()) limit 1`;

/** Other jobs may enqueue the wanted one, or hold a lock: those that are due are waited for, too. */
const jobStates = `
  select state::text, count(*) filter (where name = $1)::int as count,
    bool_or(state = 'active' or (state in ('created', 'retry') and (name = $1 or start_after <= now()))) as "isOpen"
  from pgboss.job group by state`;

const startNow = `update pgboss.job set start_after = now() where name = $1 and state = 'created'`;

/** For jobs that wait until a change cannot be taken back any more. */
export async function settledAtOnce(database: Database, { name }: { name: string }): Promise<void> {
  await database.query('test-start-now', startNow, [name]);
  await settled(database, name);
}

/** Resolves once no job of an earlier test can write any more. */
export async function nothingDue(database: Database): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!(await database.query('test-any-due', anyOpen, [])).length) return;
    await pause(25);
  }
  throw new Error(`Some jobs did not end within ${timeoutMs / 1000} seconds`);
}

/**
 * Resolves once jobs of this kind are done and nothing else is due. `hurry` shortens the pauses between retries, which
 * grow at random.
 */
export async function settled(
  database: Database,
  job: string,
  { hurry = false } = {},
): Promise<Record<string, number>> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (hurry) await database.query('test-retry-now', retryNow, [job]);
    const states = await database.query<{ state: string; count: number; isOpen: boolean }>(
      'test-job-states',
      jobStates,
      [job],
    );
    const done = states.filter(({ count }) => count > 0);
    if (done.length && !states.some(({ isOpen }) => isOpen))
      return Object.fromEntries(done.map(({ state, count }) => [state, count]));
    await pause(25);
  }
  throw new Error(`Some jobs ${job} did not end within ${timeoutMs / 1000} seconds`);
}
