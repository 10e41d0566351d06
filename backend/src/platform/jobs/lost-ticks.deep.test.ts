import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { defineJob } from './job.js';
import { Jobs } from './jobs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ROLE: 'web' } });
});
afterAll(() => app.close());

/** Where pg-boss puts what is due by its schedule, before it becomes a job. */
const ticks = '__pgboss__send-it';

describe('the schedule after a kill', () => {
  it('a scheduled run is taken again within a minute when who forwards it was killed', async () => {
    const node = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
    await node.close();
    const job = defineJob('test.due', z.object({}));
    await app.get(Jobs).boss.createQueue(job.name);
    await app.get(Jobs).boss.send(ticks, { name: job.name, key: '', data: {}, options: {} });
    const worker = fork(new URL('../../../test/claim-and-hang.ts', import.meta.url), [
      app.config.databaseUrl ?? '',
      ticks,
    ]);
    await once(worker, 'message');
    worker.kill('SIGKILL');
    const killedAt = Date.now();
    const next = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
    const { promise, resolve } = Promise.withResolvers<void>();
    await next.get(Jobs).work(job, async () => resolve());
    await promise;
    expect(Date.now() - killedAt).toBeLessThan(60_000);
    await next.close();
  }, 90_000);
});
