import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Metrics } from '../observe/metrics.js';
import { Limits } from './limits.js';
import type { LimitAction } from './table.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const aNode = () => new Limits(app.database, app.get(Metrics), app.config);
const allowed = async (node: Limits, action: LimitAction, account: string, times: number) => {
  const uses = Array.from({ length: times }, () => node.take(action, { account }));
  return (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled').length;
};
const counts = async (action: LimitAction) => {
  const rows = await app.database.query<{ window: string; count: number }>(
    'test-counts',
    `select split_part(key, ':', 3) as window, count from limit_bucket where key like $1`,
    [`${action}:%`],
  );
  return Object.fromEntries(rows.map(({ window, count }) => [window, count]));
};
const forget = () => app.database.query('test-forget', 'delete from limit_bucket');

describe('the limiter across restarts', () => {
  it('returns unused reservations at shutdown', async () => {
    await forget();
    for (let restart = 0; restart < 6; restart++) {
      const node = aNode();
      expect(await allowed(node, 'message.send', 'restarted', 1)).toBe(1);
      expect(await allowed(node, 'inbox.read', 'restarted', 3)).toBe(3);
      await node.beforeApplicationShutdown();
    }
    expect(await counts('message.send')).toEqual({ 60: 6, 3600: 6 });
    expect(await counts('inbox.read')).toEqual({ 60: 18 });
    expect(await allowed(aNode(), 'message.send', 'restarted', 200)).toBe(114);
  });

  it('reserves nothing during shutdown', async () => {
    await forget();
    const node = aNode();
    await allowed(node, 'inbox.read', 'late', 5);
    await node.beforeApplicationShutdown();
    expect(await allowed(node, 'inbox.read', 'late', 2)).toBe(2);
    expect(await counts('inbox.read')).toEqual({ 60: 7 });
  });

  it('returns a reservation that was still in progress when shutdown began', async () => {
    await forget();
    const node = aNode();
    const reading = allowed(node, 'inbox.read', 'on the way', 1);
    await node.beforeApplicationShutdown();
    expect(await reading).toBe(1);
    expect(await counts('inbox.read')).toEqual({ 60: 1 });
  });

  it('still lets members write after six crashes, and restores the hourly limit within a minute', async () => {
    await forget();
    for (let crash = 0; crash < 6; crash++)
      expect(await allowed(aNode(), 'message.send', 'crashed', 1)).toBe(1);
    expect(await allowed(aNode(), 'message.send', 'crashed', 20)).toBe(20);
    expect(await counts('message.send')).toMatchObject({ 3600: 26 });

    let sent = 26;
    for (let minute = 1; minute <= 10; minute++) {
      await app.database.query(
        'test-a-minute-later',
        `update limit_bucket set ends_at = now() - interval '1 second' where key like 'message.send:account:60:%'`,
      );
      sent += await allowed(aNode(), 'message.send', 'crashed', 200);
    }
    expect(sent).toBe(1_000);
  });

  it('lets a tenth node serve the same member', async () => {
    await forget();
    const nodes = Array.from({ length: 10 }, aNode);
    for (const action of ['message.send', 'inbox.read', 'list.read'] as const)
      for (const node of nodes) expect(await allowed(node, action, 'everywhere', 1)).toBe(1);
  });

  it('returns reservations when the application closes', async () => {
    await forget();
    const node = await startTestApp({
      env: { DATABASE_URL: app.config.databaseUrl, SECRET: app.config.secret },
    });
    const { id } = await node.make.user();
    expect(await allowed(node.get(Limits), 'inbox.read', String(id), 1)).toBe(1);
    await node.close();
    expect(await counts('inbox.read')).toEqual({ 60: 1 });
  });
});
