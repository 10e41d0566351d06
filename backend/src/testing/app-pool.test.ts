import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineJob } from '../platform/jobs/job.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Metrics } from '../platform/observe/metrics.js';
import { Requests } from '../platform/observe/requests.js';
import { Tallies } from '../platform/observe/tallies.js';
import { logIn } from './log-in.js';
import { startTestApp, type TestApp } from './test-app.js';

const countOf = async (app: TestApp, table: string) =>
  (await app.database.pool.query(`select from ${table}`)).rowCount;

describe('the application of several test files', () => {
  it('is the same one, with nothing of the file before', async () => {
    const first = await startTestApp();
    await logIn(first, first.asVisitor(), 'ada@example.com');
    const listing = await first.make.listing({ by: await first.make.user() });
    await first.asVisitor().send('PUT', '/sandbox/knobs/mail', { fault: 'fail' }).expect(200);
    first.get(Tallies).count('mail', 'sent');
    await first.close();

    const second = await startTestApp();
    expect(second.nest).toBe(first.nest);
    const tables = [
      '"user"',
      'listing',
      'session',
      'sandbox_message',
      'sandbox_knob',
      'limit_bucket',
      'pgboss.job',
    ];
    for (const table of tables) expect([table, await countOf(second, table)]).toEqual([table, 0]);
    expect(await countOf(second, 'sms_budget')).toBe(1);
    expect(await countOf(second, 'airport')).toBeGreaterThan(1_000);
    await second.get(Tallies).flush();
    expect(await countOf(second, 'tally')).toBe(0);
    expect(await second.get(Metrics).text()).not.toContain('route="/api/auth/verify"');
    // Numbers are never used twice, so nothing in memory can mistake one row for another.
    expect((await second.make.listing()).id).toBeGreaterThan(listing.id);
    await logIn(second, second.asVisitor(), 'ada@example.com');
    await second.close();
  });

  it('makes the same people in every file, in any order', async () => {
    const made: string[] = [];
    for (let file = 0; file < 2; file++) {
      const app = await startTestApp();
      const { email, phoneNumber } = await app.make.user({ verified: true });
      made.push(`${email} ${phoneNumber}`);
      await app.close();
    }
    expect(made[1]).toBe(made[0]);
  });

  it('runs no scheduled jobs', async () => {
    const app = await startTestApp();
    expect(await countOf(app, 'pgboss.schedule')).toBe(0);
    await app.close();
  });

  it('may name other statements as a file before did', async () => {
    const first = await startTestApp();
    await first.database.query('test-named', 'select 1');
    await first.close();
    const second = await startTestApp();
    await second.database.query('test-named', 'select 2');
    await second.close();
  });

  it('is not given to files with other limits, or that need one alone', async () => {
    const first = await startTestApp();
    const generous = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
    expect(generous.config.limitsScale).toBe(1_000);
    await Promise.all([first.close(), generous.close()]);
    const alone = await startTestApp({ alone: 'To compare' });
    expect([first.nest, generous.nest]).not.toContain(alone.nest);
    await alone.close();
  });

  it.each([
    ['a table', (app: TestApp) => app.addRows(['create table left_behind ()'])],
    ['a column', (app: TestApp) => app.addRows(['alter table listing add column left_behind text'])],
    [
      'a queue',
      (app: TestApp) =>
        app.get(Jobs).work(defineJob('test.left', z.object({}), { retryAfter: 0 }), async () => undefined),
    ],
    ['a shutdown', (app: TestApp) => app.get(Requests).endStreams()],
    ['a setting', async (app: TestApp) => void Object.assign(app.config, { publicUrl: 'http://elsewhere' })],
  ])('fails the file that leaves %s, not the next one', async (_what, leave) => {
    const app = await startTestApp();
    await leave(app);
    await expect(app.close()).rejects.toThrow(/Start this app with `alone`/);
    const next = await startTestApp();
    expect(next.nest).not.toBe(app.nest);
    await next.close();
  });

  it('is not stopped by one of them', async () => {
    const app = await startTestApp();
    expect(() => app.stop()).toThrow(/`alone`/);
    await app.close();
  });
});
