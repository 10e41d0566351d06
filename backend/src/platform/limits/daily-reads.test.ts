import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HttpException } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { Database } from '../database/database.js';
import { Metrics } from '../observe/metrics.js';
import { Limits, type Who } from './limits.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.database.query('test-forget', 'delete from limit_bucket'));
const realClock = performance.now.bind(performance);
afterEach(() => {
  performance.now = realClock;
});
afterAll(() => app.close());

const aNode = () => new Limits(app.database, app.get(Metrics), app.config);
const read = (who: Who, node = aNode()) => node.take('list.read', who);

/** As if so many were read today. */
const readBefore = async (who: Who, window: string, count: number) => {
  await read(who);
  await app.database.query(
    'test-read-before',
    `update limit_bucket set count = $2 where key like 'list.read:' || $1 || ':%'`,
    [window, count],
  );
};
const refusal = (who: Who, node?: Limits) =>
  read(who, node).then(
    () => null,
    (error: HttpException) => error.getResponse() as { message: string; retryAfter: number },
  );
const allowedOf = async (reads: Promise<void>[]) =>
  (await Promise.allSettled(reads)).filter(({ status }) => status === 'fulfilled').length;

describe('the daily limit of reads', () => {
  it('ends a visitor’s day after many lists, and says that logging in is a way out', async () => {
    const who = { ip: '10.20.30.40' };
    await readBefore(who, 'ip:86400', 3_000);
    const refused = await refusal(who);
    expect(refused?.message).toMatch(/^That was too often\. Please try again in 24 hours\. Or log in/);
    expect(refused?.retryAfter).toBeGreaterThan(86_000);
    expect(await refusal({ ip: '10.20.30.41' })).toBeNull();
    expect(await refusal({ ...who, account: 'a member' })).toBeNull();
  });

  it.each([
    ['/24', '10.20.30.40', '10.20.30.200', '10.20.31.40'],
    ['/48', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:2::1'],
  ])('counts a whole %s together', async (_, first, neighbor, elsewhere) => {
    await readBefore({ ip: first }, 'network:86400', 12_000);
    expect((await refusal({ ip: neighbor }))?.message).toContain('log in');
    expect(await refusal({ ip: elsewhere })).toBeNull();
  });

  it('ends a member’s day after more, without telling them to log in', async () => {
    const who = { ip: '10.20.30.40', account: 'a harvester' };
    await readBefore(who, 'account:86400', 5_000);
    const refused = await refusal(who);
    expect(refused?.message).toBe('That was too often. Please try again in 24 hours.');
    expect(await refusal({ ip: '10.20.30.40', account: 'another member' })).toBeNull();
  });

  it('never refuses a small share of the day’s traffic', async () => {
    const who = { ip: '10.20.30.40' };
    await readBefore(who, 'ip:86400', 3_000);
    await app.database.query(
      'test-traffic',
      `insert into limit_bucket (key, count, ends_at) values ('list.read:traffic:86400', 600000, now() + interval '1 day')
     on conflict (key) do update set count = excluded.count`,
    );
    const node = aNode();
    // The node learns of the traffic with its first read.
    while (await refusal(who, node));
    await app.database.query(
      'test-larger-share',
      `update limit_bucket set count = 6100 where key like 'list.read:ip:86400:%'`,
    );
    const other = aNode();
    await read({ account: 'a member' }, other);
    expect(await refusal(who, other)).not.toBeNull();
  });

  it('counts the traffic of all nodes in blocks', async () => {
    const nodes = [aNode(), aNode()];
    for (let reader = 0; reader < 25; reader++)
      await Promise.all(
        Array.from({ length: 10 }, (_, at) => read({ account: `reader ${reader}` }, nodes[at % 2])),
      );
    const [traffic] = await app.database.query<{ count: number }>(
      'test-traffic-count',
      `select count from limit_bucket where key = 'list.read:traffic:86400'`,
    );
    expect(traffic?.count).toBe(200);
  });

  it('is shared by nodes: together they allow no more than one', async () => {
    const nodes = [aNode(), aNode(), aNode()];
    const reads = Array.from({ length: 150 }, (_, host) =>
      Array.from({ length: 10 }, async (_, at) =>
        nodes[at % 3]?.take('person.read', { ip: `10.60.7.${host}` }),
      ),
    ).flat();
    const allowed = await allowedOf(reads);
    expect(allowed).toBeLessThanOrEqual(1_200);
    expect(allowed).toBeGreaterThan(1_000);
  });

  it('costs hardly any statement', async () => {
    let statements = 0;
    const counting = {
      query: (...asked: Parameters<Database['query']>) => {
        statements += 1;
        return app.database.query(...asked);
      },
    } as unknown as Database;
    const node = new Limits(counting, app.get(Metrics), app.config);
    for (let at = 0; at < 150; at++) await read({ account: 'a reader' }, node);
    expect(statements).toBeLessThan(12);
  });

  it('hands back what those who have gone did not use', async () => {
    const node = aNode();
    const all = (group: string) =>
      Promise.all(
        Array.from({ length: 5_100 }, (_, at) => node.take('person.read', { account: `${group} ${at}` })),
      );
    await all('gone');
    performance.now = () => realClock() + 11 * 60_000;
    await all('here');
    const handedBack = async () =>
      app.database.query(
        'test-handed-back',
        `select 1 from limit_bucket where key like 'person.read:account:86400:%' and count = 1 limit 1`,
      );
    let found: unknown[] = [];
    for (let round = 0; round < 200 && !found.length; round++) found = await handedBack();
    expect(found).toHaveLength(1);
  });

  it('counts in whole numbers of PostgreSQL, however large the scale of a load test is', async () => {
    const metrics = app.get(Metrics);
    const node = () => new Limits(app.database, metrics, { ...app.config, limitsScale: 10_000_000 });
    for (let restarts = 0; restarts < 10; restarts++)
      expect(await refusal({ ip: '10.20.30.50', account: 'tester' }, node())).toBeNull();
  });
});
