import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KnownReleases } from '../../platform/observe/known-releases.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ReleaseHealthService, healthSql } from './release-health.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'It knows releases of this test' });
  app.get(KnownReleases).register((name) => name === 'messaging' || name === 'payments');
});
afterAll(() => app.close());

const messaging = { remote: 'messaging', release: '1.4.0-ab12', where: 'page', path: '/messages' };
const payments = { ...messaging, remote: 'payments', path: '/checkout' };
const invented = { ...messaging, remote: 'kitchen' };

describe('the health of releases', () => {
  it('counts errors and slow loads of the last hour by remote and release, most errors first', async () => {
    const visitor = app.asVisitor();
    for (const fault of [messaging, messaging, payments, invented, { where: 'shell', path: '/' }])
      await visitor.post('/api/client-errors', { ...fault, message: 'failed' }).expect(200);
    for (const load of [{ ...messaging, release: '1.3.0-aa00' }, payments, payments])
      await visitor.post('/api/slow-loads', { ...load, milliseconds: 4_000 }).expect(200);
    expect(await app.get(ReleaseHealthService).lastHour()).toEqual([
      { remote: 'payments', release: '1.4.0-ab12', errors: 1, slowLoads: 2 },
      { remote: 'messaging', release: '1.4.0-ab12', errors: 2, slowLoads: 0 },
      { remote: 'messaging', release: '1.3.0-aa00', errors: 0, slowLoads: 1 },
    ]);
  });

  it('has the errors of one release, equal ones together, the most frequent first', async () => {
    const [stack, otherStack] = [['messaging/1.5.0-cd34/page.js:1:9'], ['messaging/1.5.0-cd34/page.js:1:5']];
    const failed = { ...messaging, release: '1.5.0-cd34', message: 'failed' };
    const visitor = app.asVisitor();
    for (const fault of [
      { ...failed, stack: otherStack },
      { ...failed, stack },
      { ...failed, stack, path: '/messages/7' },
      messaging,
    ])
      await visitor.post('/api/client-errors', { message: 'failed', ...fault }).expect(200);
    const found = await app.get(ReleaseHealthService).errorsOf('messaging', '1.5.0-cd34');
    expect(found).toMatchObject([
      { message: 'failed', place: 'page', stack, count: 2, paths: ['/messages', '/messages/7'] },
      { stack: otherStack, count: 1, paths: ['/messages'] },
    ]);
    for (const { latest } of found) expect(Date.now() - Date.parse(latest)).toBeLessThan(60_000);
  });

  it('leaves out reports that are older than an hour', async () => {
    for (const table of ['client_error', 'slow_load'])
      await app.database.query(
        `test-age-${table}`,
        `update ${table} set received_at = now() - interval '61 minutes'`,
      );
    expect(await app.get(ReleaseHealthService).lastHour()).toEqual([]);
  });

  it('reads only the last hour from the indexes, among two months of reports', async () => {
    const columns = `place, path, remote, release, received_at`;
    const values = `'page', '/', 'messaging', '1.' || n % 9, now() - n * interval '10 minutes'`;
    await app.addRows([
      `insert into client_error (message, ${columns}) select 'failed', ${values} from generate_series(1, 9000) as n`,
      `insert into slow_load (milliseconds, ${columns}) select 4000, ${values} from generate_series(1, 9000) as n`,
      `analyze client_error`,
      `analyze slow_load`,
    ]);
    const rows = await app.database.query<{ 'QUERY PLAN': string }>('test-plan', `explain ${healthSql}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index.* client_error_released/);
    expect(plan).toMatch(/Index.* slow_load_received/);
    expect(plan).not.toContain('Seq Scan');
  });
});
