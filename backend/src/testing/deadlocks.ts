import { Client } from 'pg';
import type { TestApp } from './test-app.js';

/** Connections report their deadlocks when they end, so this stops the application first. */
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
