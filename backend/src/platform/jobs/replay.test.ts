import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { defineJob } from './job.js';
import { Jobs } from './jobs.js';
import { replayMark } from './replay.js';

const nothing = z.object({});
const letter = defineJob('test.letter', z.object({ to: z.string() }), { delivers: true });
/** Its schedule never comes by itself while this test runs. */
const sendDue = defineJob('test.send-due', nothing, { every: '0 0 29 2 *' });

let app: TestApp;
let jobs: Jobs;
const due: string[] = [];
const sent: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ alone: 'It has jobs of these tests' });
  jobs = app.get(Jobs);
  await jobs.work(letter, async ({ to }) => void sent.push(to));
  await jobs.work(sendDue, async () => {
    for (const to of due.splice(0)) await jobs.enqueue(null, letter, { to });
  });
});
afterAll(() => app.close());

/** As a restore enqueues it, but behind the scheduled runs. */
const holdReplay = () => jobs.boss.send(sendDue.name, replayMark, { startAfter: 3_600 });
const releaseReplay = (id: string) =>
  app.database.query('test-release', 'update pgboss.job set start_after = now() where id = $1', [id]);

async function runAsScheduled() {
  const id = await jobs.boss.send(sendDue.name, {});
  for (;;) {
    const [job] = await jobs.boss.findJobs(sendDue.name, { id: id! });
    if (job?.state === 'completed') return;
  }
}

describe('the replay of a job', () => {
  it('a scheduled run that overtakes its replay sends nothing either', async () => {
    const replay = await holdReplay();
    due.push('sent before the loss');
    await runAsScheduled();
    expect(due).toEqual([]);

    await releaseReplay(replay!);
    await settled(app.database, sendDue.name);
    due.push('new');
    await runAsScheduled();
    await settled(app.database, letter.name);
    expect(sent).toEqual(['new']);
  });
});
