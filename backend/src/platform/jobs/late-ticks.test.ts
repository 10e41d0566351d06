import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let one: TestApp;
beforeAll(async () => {
  one = await startTestApp({ alone: 'It changes when jobs were scheduled last', runsSchedules: true });
});
afterAll(() => one.close());

const nightly = 'payments.tidy';

describe('the schedule after an outage', () => {
  it('what was due while no node ran is caught up once by the next one', async () => {
    await one.database.query(
      'test-older',
      `update pgboss.schedule set created_on = now() - interval '3 days' where name = $1`,
      [nightly],
    );
    await one.database.query('test-down', `update pgboss.version set cron_on = now() - interval '49 hours'`);
    const other = await startTestApp({ env: { DATABASE_URL: one.config.databaseUrl }, runsSchedules: true });
    const runs = () =>
      one.database.query('test-runs', `select state from pgboss.job where name = $1`, [nightly]);
    for (const end = Date.now() + 20_000; !(await runs()).length && Date.now() < end;);
    expect(await runs()).toHaveLength(1);
    await other.close();
  }, 40_000);
});
