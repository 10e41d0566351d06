import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startTestApp, type TestApp } from './test-app.js';
import { createTestDatabase } from './test-database.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`update pgboss.schedule set created_on = now() - interval '3 days'`);
  await client.query(`update pgboss.version set cron_on = now() - interval '49 hours'`);
  await client.end();
  app = await startTestApp({ env: { DATABASE_URL: database.url } });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('the database of a test', () => {
  it('a server of a test runs no job that was due while no server ran', async () => {
    expect(await app.database.query('test-schedules', 'select name from pgboss.schedule')).toEqual([]);
    expect(await app.database.query('test-jobs', 'select name from pgboss.job')).toEqual([]);
  });
});
