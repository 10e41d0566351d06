import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { KnownReleases } from '../platform/observe/known-releases.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { FaultsByRelease } from './faults-by-release.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.get(KnownReleases).register((name) => name === 'messaging' || name === 'payments');
});
afterAll(() => app.close());

const messaging = { remote: 'messaging', release: '1.4.0-ab12', where: 'page', path: '/messages' };
const payments = { ...messaging, remote: 'payments', path: '/checkout' };
const invented = { ...messaging, remote: 'kitchen' };

it('counts faults and slow loads of the last hour by remote and release, the worst first', async () => {
  const visitor = app.asVisitor();
  for (const fault of [messaging, messaging, payments, invented, { where: 'shell', path: '/' }])
    await visitor.post('/api/client-errors', { ...fault, message: 'failed' }).expect(200);
  for (const load of [{ ...messaging, release: '1.3.0-aa00' }, payments, payments])
    await visitor.post('/api/slow-loads', { ...load, milliseconds: 4_000 }).expect(200);
  expect(await app.get(FaultsByRelease).lastHour()).toEqual([
    { remote: 'payments', release: '1.4.0-ab12', errors: 1, slowLoads: 2 },
    { remote: 'messaging', release: '1.4.0-ab12', errors: 2, slowLoads: 0 },
    { remote: 'messaging', release: '1.3.0-aa00', errors: 0, slowLoads: 1 },
  ]);
});

it('leaves out what was told more than an hour ago', async () => {
  for (const table of ['client_error', 'slow_load'])
    await app.database.query(
      `test-age-${table}`,
      `update ${table} set received_at = now() - interval '61 minutes'`,
    );
  expect(await app.get(FaultsByRelease).lastHour()).toEqual([]);
});
