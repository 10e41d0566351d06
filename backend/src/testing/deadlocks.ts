import { Client } from 'pg';
import type { TestApp } from './test-app.js';

/**
 * The number of deadlocks that PostgreSQL had to break. Connections report theirs when they end, so this
 * stops the application first.
 */
export async function deadlocksOf(app: TestApp): Promise<number> {
  await app.stop();
  const client = new Client({ connectionString: app.config.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.deadlocks ?? Number.NaN;
  } finally {
    await client.end();
  }
}
