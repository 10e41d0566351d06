import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Database } from '../database/database.js';
import { Metrics } from '../observe/metrics.js';
import { Limits } from './limits.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const aNode = () => new Limits(app.database, app.get(Metrics), app.config);
const rowsOf = async () =>
  app.database.query<{ key: string; count: number }>(
    'test-leases',
    `select key, count from limit_bucket where key ~ '^list.read:(account:60|ip:1):' order by count`,
  );
const forget = () => app.database.query('test-forget', 'delete from limit_bucket');

/** How many of this many concurrent reads of one account are allowed. */
const allowed = async (nodes: Limits[], account: string, times: number) => {
  const reads = Array.from({ length: times }, (_, at) =>
    nodes[at % nodes.length]?.take('list.read', { account }),
  );
  const settled = await Promise.allSettled(reads);
  return settled.filter(({ status }) => status === 'fulfilled').length;
};

describe('the limiter', () => {
  it('reserves a small part in one statement, and larger parts as usage grows', async () => {
    await forget();
    const node = aNode();
    for (const [reads, reserved] of [
      [1, 15],
      [14, 15],
      [1, 45],
      [30, 96],
    ] as const) {
      expect(await allowed([node], 'reader', reads)).toBe(reads);
      expect(await rowsOf()).toMatchObject([{ count: reserved }]);
    }
  });

  it('never grants more than the limit, for any number of nodes', async () => {
    expect(await allowed([aNode(), aNode(), aNode()], 'everywhere', 1_000)).toBe(300);
  });

  it('leaves unreserved tokens to the other nodes', async () => {
    const [one, other] = [aNode(), aNode()];
    expect(await allowed([one], 'two nodes', 16)).toBe(16);
    expect(await allowed([other], 'two nodes', 1_000)).toBe(255);
    expect(await allowed([one], 'two nodes', 1_000)).toBe(29);
  });

  it('stops querying the table once the bucket is empty, and returns the wait time', async () => {
    const node = aNode();
    await allowed([node], 'flood', 301);
    const before = await rowsOf();
    expect(await allowed([node], 'flood', 1_000)).toBe(0);
    expect(await rowsOf()).toEqual(before);
    await expect(node.take('list.read', { account: 'flood' })).rejects.toMatchObject({
      status: 429,
      response: { retryAfter: expect.any(Number) },
    });
  });

  it('uses nothing of the account’s limit while the IP address has to wait', async () => {
    await forget();
    const node = aNode();
    const who = { account: 'patient', ip: '10.7.7.7' };
    const reads = await Promise.allSettled(Array.from({ length: 30 }, () => node.take('list.read', who)));
    expect(reads.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await allowed([node], 'patient', 50)).toBe(50);
    expect(await rowsOf()).toMatchObject([{ count: 10 }, { count: 96 }]);
  });

  it('counts alone while the database is away, up to the limit of a node, and gives nothing back', async () => {
    const away = new Database({ ...app.config, databaseUrl: 'postgres://amigo@127.0.0.1:1/away' });
    const node = new Limits(away, app.get(Metrics), app.config);
    expect(await allowed([node], 'outage', 310)).toBe(300);
    // What must be counted by all nodes waits for the database.
    await expect(node.take('contact.form', { account: 'outage' })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    await expect(node.beforeApplicationShutdown()).resolves.toBeUndefined();
    await away.onApplicationShutdown();
  });

  it('waits no longer for a database that does not answer', async () => {
    await forget();
    const blocker = await app.database.pool.connect();
    await blocker.query('begin; lock table limit_bucket');
    const node = aNode();
    const began = performance.now();
    expect(await allowed([node], 'patient', 310)).toBe(300);
    expect(performance.now() - began).toBeLessThan(3_500);
    await blocker.query('rollback');
    blocker.release();
  });

  it('fails the request when the query fails, and queries again for the next request', async () => {
    const node = aNode();
    await app.database.query('test-away', 'alter table limit_bucket rename to limit_bucket_away');
    await expect(node.take('list.read', { account: 'unlucky' })).rejects.toThrow(/limit_bucket/);
    await app.database.query('test-back', 'alter table limit_bucket_away rename to limit_bucket');
    await node.take('list.read', { account: 'unlucky' });
  });
});
