import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.js';

const timeoutMs = 15_000;

const retryNow = `update pgboss.job set start_after = now() where name = $1 and state = 'retry'`;

/** `hurry` shortens the pauses between retries, which grow at random. */
export async function settled(
  database: Database,
  job: string,
  { hurry = false } = {},
): Promise<Record<string, number>> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (hurry) await database.query('test-retry-now', retryNow, [job]);
    const states = await database.query<{ state: string; count: number }>(
      'test-job-states',
      'select state::text, count(*)::int from pgboss.job where name = $1 group by state',
      [job],
    );
    const open = states.some(({ state }) => ['created', 'retry', 'active'].includes(state));
    if (!open && states.length) return Object.fromEntries(states.map(({ state, count }) => [state, count]));
    await pause(25);
  }
  throw new Error(`Some jobs ${job} did not end within ${timeoutMs / 1000} seconds`);
}
