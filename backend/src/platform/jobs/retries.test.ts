import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { renderMail } from '../mail/render-mail.js';
import { Mail } from '../mail/mail.js';
import { mailSend } from '../mail/mail.job.js';
import { Sms } from '../sms/sms.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

/** The seconds until the next try of each job after this many failures. */
async function waitsAfter(failures: number, job: string): Promise<number[]> {
  for (;;) {
    await app.database.query(
      'test-long-outage',
      `update pgboss.job set retry_count = $2, start_after = now()
       where name = $1 and state in ('created', 'retry') and retry_count < $2`,
      [job, failures],
    );
    const rows = await app.database.query<{ tries: number; wait: number }>(
      'test-waits',
      `select retry_count as tries, extract(epoch from start_after - now())::float8 as wait
       from pgboss.job where name = $1`,
      [job],
    );
    if (rows.every(({ tries, wait }) => tries >= failures && wait > 0)) return rows.map(({ wait }) => wait);
    await pause(50);
  }
}

describe('the job queue', () => {
  it('retries mails within 5 minutes after a long outage, but not all at once', async () => {
    await app.asVisitor().send('PUT', '/sandbox/knobs/mail', { fault: 'fail' }).expect(200);
    for (let number = 0; number < 12; number++)
      await app.get(Mail).send(null, {
        to: `person${number}@example.com`,
        mail: renderMail({ subject: 'Hello', paragraphs: ['A kind word.'] }),
      });
    const waits = await waitsAfter(20, 'mail.send');
    expect(waits).toHaveLength(12);
    expect(Math.max(...waits)).toBeLessThan(285);
    expect(new Set(waits.map((wait) => Math.round(wait / 5))).size).toBeGreaterThan(4);
  }, 60_000);

  it('retries SMS within 5 minutes after a long outage', async () => {
    await app.asVisitor().send('PUT', '/sandbox/knobs/sms', { fault: 'fail' }).expect(200);
    for (const number of ['+12025550143', '+12025550144'])
      await app.get(Sms).send(null, { to: number, text: 'Your code is 012345' });
    const waits = await waitsAfter(10, 'sms.send');
    expect(waits).toHaveLength(2);
    expect(Math.max(...waits)).toBeLessThan(285);
  }, 60_000);

  it('retries a mail for about a day', () => {
    const { retries, retryAfter, longestWait } = mailSend.options;
    const waits = Array.from({ length: retries }, (_, failures) =>
      Math.min(longestWait / 2, retryAfter * 2 ** failures),
    );
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600).toBeGreaterThan(16);
  });
});
