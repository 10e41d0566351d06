import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { defineJob } from './job.js';
import { Jobs } from './jobs.js';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await startTestApp({ alone: 'It has a job of this test' });
  other = await startTestApp({ env: { DATABASE_URL: one.config.databaseUrl } });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

describe('the queue on two nodes', () => {
  it('runs each job once, on either node', async () => {
    const job = defineJob('test.nodes', z.object({ number: z.number() }));
    const done: number[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const node of [one, other])
      await node.get(Jobs).work(job, async ({ number }) => {
        done.push(number);
        if (done.length === 40) resolve();
      });
    const numbers = Array.from({ length: 40 }, (_, at) => at);
    await Promise.all(numbers.map((number) => one.get(Jobs).enqueue(null, job, { number })));
    await promise;
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  });
});
