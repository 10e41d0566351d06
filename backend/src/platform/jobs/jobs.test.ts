import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { deadLetters } from './boss.js';
import { defineJob } from './job.js';
import { Jobs } from './jobs.js';

const note = z.object({ text: z.string() });
const quick = { retryAfter: 0 };

describe('jobs', () => {
  let app: TestApp;
  let jobs: Jobs;
  beforeAll(async () => {
    app = await startTestApp({ alone: 'It has jobs of these tests' });
    jobs = app.get(Jobs);
  });
  afterAll(() => app.close());

  /** Registers a job and resolves to its results, as soon as `enough` is true. */
  async function listen(name: string, enough: (done: string[]) => boolean, options = {}) {
    const job = defineJob(name, note, { ...quick, ...options });
    const done: string[] = [];
    const { promise, resolve } = Promise.withResolvers<string[]>();
    await jobs.work(job, async ({ text }) => {
      done.push(text);
      if (enough(done)) resolve(done);
    });
    return { job, done: promise };
  }

  it('run after their transaction commits, and never after a rollback', async () => {
    const { job, done } = await listen('test.follow', ([first]) => first !== undefined);
    const { em } = app.nest.get(MikroORM);
    const failed = em.fork().transactional(async (inside) => {
      await jobs.enqueue(inside, job, { text: 'rolled back' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await em.fork().transactional((inside) => jobs.enqueue(inside, job, { text: 'committed' }));
    expect(await done).toEqual(['committed']);
  });

  it('do not inherit the transaction in which the first job of their queue is enqueued', async () => {
    const job = defineJob('test.own-transaction', note, { ...quick, retries: 0 });
    const { promise: ran, resolve, reject } = Promise.withResolvers<string>();
    const { em } = app.nest.get(MikroORM);
    await jobs.work(job, async ({ text }) => {
      await em
        .getContext()
        .transactional(async (inside) => {
          await inside.execute('select 1');
        })
        .then(() => resolve(text), reject);
    });
    await em.fork().transactional((inside) => jobs.enqueue(inside, job, { text: 'alone' }));
    expect(await ran).toBe('alone');
  });

  it('cost an idle node a few statements a second, however many queues it has', async () => {
    const db = jobs.boss.getDb();
    const executeSql = db.executeSql;
    let statements = 0;
    db.executeSql = (...call) => {
      statements += 1;
      return executeSql.apply(db, call);
    };
    await pause(3_000);
    db.executeSql = executeSql;
    expect(statements).toBeGreaterThan(1);
    expect(statements).toBeLessThan(30);
  });

  it('leave their queues alone at the next start, except for one whose settings changed', async () => {
    const queues = async () => {
      const { rows } = await app.database.pool.query<{ name: string; updated: string; limit: number }>(
        'select name, updated_on::text as updated, retry_limit as "limit" from pgboss.queue order by name',
      );
      return rows;
    };
    const before = await queues();
    const [changed] = before.filter(({ limit }) => limit === 8);
    await app.database.pool.query('update pgboss.queue set retry_limit = 3 where name = $1', [changed?.name]);
    const { databaseUrl: DATABASE_URL } = app.config;
    const next = await startTestApp({ env: { DATABASE_URL } });
    await next.close();
    const after = await queues();
    expect(after.find(({ name }) => name === changed?.name)?.limit).toBe(8);
    const others = (all: typeof before) => all.filter(({ name }) => name !== changed?.name);
    expect(others(after)).toEqual(others(before));
    expect(others(after).length).toBeGreaterThan(30);
  });

  it('cannot be enqueued with an EntityManager outside a transaction', async () => {
    const { job } = await listen('test.outside', () => true);
    const em = app.nest.get(MikroORM).em.fork();
    await expect(jobs.enqueue(em, job, { text: 'x' })).rejects.toThrow(/transactional/);
  });

  it('run once per key, however often they are enqueued', async () => {
    const { job, done } = await listen('test.once', (texts) => texts.includes('last'), { concurrency: 1 });
    const same = Array.from({ length: 20 }, () => jobs.enqueue(null, job, { text: 'same' }, { key: 'one' }));
    await Promise.all(same);
    await jobs.enqueue(null, job, { text: 'last' }, { startAfterSeconds: 1 });
    expect(await done).toEqual(['same', 'last']);
  });

  it('are retried, then stored as dead letters that can be retried by hand', async () => {
    let broken = true;
    const job = defineJob('test.dead', note, { ...quick, retries: 1 });
    const { promise, resolve } = Promise.withResolvers<number>();
    await jobs.work(job, async (_, { retry }) => {
      if (broken) throw new Error('still broken');
      resolve(retry);
    });
    await jobs.enqueue(null, job, { text: 'x' });
    const dead = await eventually(
      () => jobs.boss.findJobs(deadLetters, { queued: true }),
      (found) => found.length > 0,
    );
    expect(dead[0]).toMatchObject({ sourceName: 'test.dead', sourceRetryCount: 1 });
    broken = false;
    expect(await jobs.boss.redrive(deadLetters)).toBe(1);
    expect(await promise).toBe(0);
  });

  it('that run are finished by a node that stops', async () => {
    const stopping = await startTestApp({ alone: 'The test stops it' });
    const job = defineJob('test.unfinished', note, quick);
    const [begun, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const events: string[] = [];
    await stopping.get(Jobs).work(job, async () => {
      begun.resolve();
      await allowed.promise;
      events.push('finished');
    });
    await stopping.get(Jobs).enqueue(null, job, { text: 'x' });
    await begun.promise;
    const stopped = stopping.stop().then(() => events.push('stopped'));
    allowed.resolve();
    await stopped;
    expect(events).toEqual(['finished', 'stopped']);
    await stopping.close();
  });

  it('of a killed worker are taken over within 30 seconds', async () => {
    const job = defineJob('test.killed', note, quick);
    await jobs.boss.createQueue(job.name, { heartbeatSeconds: 10, retryLimit: 3, retryDelay: 0 });
    await jobs.enqueue(null, job, { text: 'half done' });
    const worker = fork(new URL('../../../test/claim-and-hang.ts', import.meta.url), [
      app.config.databaseUrl ?? '',
      job.name,
    ]);
    await once(worker, 'message');
    worker.kill('SIGKILL');
    const killedAt = Date.now();
    const { promise, resolve } = Promise.withResolvers<void>();
    await jobs.work(job, async () => resolve());
    await promise;
    expect(Date.now() - killedAt).toBeLessThan(30_000);
  }, 40_000);
});

async function eventually<T>(look: () => Promise<T>, isThere: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look();
    if (isThere(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
