import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.js';

const timeoutMs = 15_000;

export async function settled(database: Database, job: string): Promise<Record<string, number>> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
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
