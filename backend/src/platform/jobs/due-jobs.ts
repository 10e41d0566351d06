import type { PgBoss } from 'pg-boss';
import type { QueueWorkers } from './queue-workers.js';

const dueJobs = `
  select name, due from unnest($1::text[]) queue(name), lateral (
    select count(*)::int as due from (
      select from pgboss.job
      where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
      limit $2) limited) counted
  where due > 0`;

/** One query for all queues. Retries, delayed jobs and what another node left send no notification. */
export async function wakeForDueJobs(boss: PgBoss, queues: ReadonlyMap<string, QueueWorkers>): Promise<void> {
  const highestLimit = Math.max(...[...queues.values()].map(({ limit }) => limit));
  const { rows } = await boss.getDb().executeSql(dueJobs, [[...queues.keys()], highestLimit]);
  for (const { name, due } of rows as { name: string; due: number }[]) await queues.get(name)?.wake(due);
}
