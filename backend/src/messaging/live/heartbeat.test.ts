import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LivePages } from '../testing/live-pages.js';
import { talker } from '../testing/talk.js';
import { OpenStreams, slots } from './open-streams.js';
import { Heartbeat } from './heartbeat.js';

let app: TestApp;
let other: TestApp;
const pages = new LivePages();
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
});
afterEach(() => pages.closeAll());
afterAll(async () => {
  await other.close();
  await app.close();
});

/** Runs all slots of the heartbeat, which take 25 seconds in production. */
async function aRoundOn(node: TestApp) {
  for (let slot = 0; slot < slots; slot++) await node.get(Heartbeat).beat();
}

describe('an open stream', () => {
  it('stays open because of its heartbeats', async () => {
    const page = await pages.begin(app, await talker(app));
    page.aside = '';
    await aRoundOn(app);
    await page.says(':');
    expect(page.aside.length).toBeLessThanOrEqual(4);
  });

  it('ends within seconds with its session, on any node, and other streams stay open', async () => {
    const meera = await talker(app);
    const phone = { ...meera, client: await app.as(meera.user) };
    const [ending, staying] = [await pages.begin(other, meera), await pages.begin(other, phone)];
    const before = performance.now();
    await meera.client.post('/api/auth/logout').expect(200);
    await ending.over();
    expect(performance.now() - before).toBeLessThan(10_000);
    await aRoundOn(other);
    expect(staying.isOver).toBe(false);
  });

  it('ends when its session expires', async () => {
    const meera = await talker(app);
    const page = await pages.begin(app, meera);
    const age = `update session set created_at = now() - interval '31 days' where user_id = $1`;
    await app.database.query('test-age', age, [meera.id]);
    await aRoundOn(app);
    await page.over();
  });

  it('ends when the account is deleted', async () => {
    const meera = await talker(app, { email: 'meera@example.com' });
    const page = await pages.begin(other, meera);
    await meera.client.delete('/api/profile', { email: 'meera@example.com' }).expect(200);
    await aRoundOn(other);
    await page.over();
  });

  it('is limited to a dozen per user, and one more after one was closed', async () => {
    const meera = await talker(app);
    const open = [];
    for (let number = 0; number < 12; number++) open.push(await pages.begin(app, meera));
    const { response: refused } = await pages.open(app, meera);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    await pages.begin(app, await talker(app));

    open[0]?.close();
    while (app.get(OpenStreams).of(meera.id).length === 12) await nextTurn();
    await pages.begin(app, meera);
  });

  it('is limited by address, for all users together', async () => {
    const small = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl, LIMITS_SCALE: '0.01' } });
    for (let number = 0; number < 5; number++) await pages.begin(small, await talker(app));
    const { response: refused } = await pages.open(small, await talker(app));
    expect(refused.statusCode).toBe(429);
    await small.close();
  });

  it('does not delay the shutdown of a server, and continues on another one', async () => {
    const stopping = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
    const meera = await talker(app);
    const page = await pages.begin(stopping, meera);
    page.aside = '';
    const before = performance.now();
    await stopping.close();
    expect(performance.now() - before).toBeLessThan(5_000);
    await page.over();
    expect(page.aside).toMatch(/^retry: \d{3,4}\n$/);
    const again = await pages.open(app, meera, { lastEventId: page.lastEventId });
    expect(again.isOver).toBe(false);
  });
});
