import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PushSender } from '../../platform/push/push-sender.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { delivery, deliveredTo, newBrowser, subscribe, type Subscribed } from '../testing/devices.js';
import { sendNews } from '../testing/send-news.js';
import { pushSubscriptions } from './contract.js';
import { pushSend } from './push.job.js';

let app: TestApp;
let userId: number;
let phone: Client;
let browser: Subscribed;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  const user = await app.make.user();
  userId = user.id;
  phone = await app.as(user);
  browser = await newBrowser(app);
  await subscribe(phone, browser);
  await app.asVisitor().delete('/sandbox/knobs').expect(200);
  app.get(PushSender)['breakers'].clear();
});
afterAll(() => app.close());

const content = () => ({
  subject: 'Trip cancelled: JFK to DEL',
  paragraphs: ['He wrote: are you on the flight at nine?'],
  action: { label: 'See the trip', url: `${app.config.publicUrl}/listing/7?from=mail` },
});
const send = () => sendNews(app, 'trip.cancelled', { userId, content: content() });
const answer = async (status: number, times?: number, retryAfter?: number) => {
  await app.asVisitor().post('/sandbox/push/state', { status, times, retryAfter }).expect(200);
};
const devices = async () =>
  pushSubscriptions.parse((await phone.get('/api/push/subscriptions').expect(200)).json());
// `now()` is when the statement began, and the job may have been stored while it was planned.
const postponed = `
  select id, extract(epoch from start_after - clock_timestamp())::float8 as seconds from pgboss.job
  where name = $1 and state = 'created' and data ->> 'postponed' = '1' and start_after > now()`;
/** The job that waits as long as the service has said. */
async function waitingPush(): Promise<{ id: string; seconds: number }> {
  type Row = { id: string; seconds: number };
  for (;;) {
    const [found] = await app.database.query<Row>('test-postponed-push', postponed, [pushSend.name]);
    if (found) return found;
    await pause(25);
  }
}

describe('a waiting push', () => {
  it('opens the page that is listed behind the bell, if the mail has none for it', async () => {
    await phone.patch('/api/profile', { language: 'fa' }).expect(200);
    await sendNews(app, 'alert.favourite', {
      userId,
      content: { subject: 'A listing that you keep was closed: JFK to DEL', paragraphs: [] },
      replaces: 'kept-listing:7',
      path: '/favourites',
    });
    const { payload } = await delivery(app, browser);
    expect(payload.options).toMatchObject({ tag: '/fa/favourites', data: { url: '/fa/favourites' } });
  });

  it('stands in the queue before those that can wait', async () => {
    await answer(500, 2);
    await send();
    const cancelled = { ...content(), subject: 'AI102 was cancelled' };
    await sendNews(app, 'flight.changed', { userId, content: cancelled });
    const jobs = await app.database.query<{ urgency: string; priority: number }>(
      'test-push-priorities',
      `select data ->> 'urgency' as urgency, priority from pgboss.job
     where name = $1 order by created_on desc limit 2`,
      [pushSend.name],
    );
    expect(jobs).toEqual([
      { urgency: 'high', priority: 1 },
      { urgency: 'normal', priority: 0 },
    ]);
    await settled(app.database, pushSend.name, { hurry: true });
  });

  it.each([429, 500])('waits as long as the service says, and is shown once then: %s', async (status) => {
    await answer(status, 1, 7_200);
    await send();
    const { id, seconds } = await waitingPush();
    expect(seconds).toBeGreaterThan(7_190);
    expect(seconds).toBeLessThanOrEqual(7_200);
    expect(await deliveredTo(app, browser)).toEqual([]);
    const dueNow = 'update pgboss.job set start_after = now() where id = $1';
    await app.database.query('test-push-due', dueNow, [id]);
    await settled(app.database, pushSend.name);
    expect(await deliveredTo(app, browser)).toHaveLength(1);
  });

  it('is given up when the service wants to be left alone until the news is old', async () => {
    await answer(429, 1, 86_400);
    await send();
    expect(await settled(app.database, pushSend.name)).not.toHaveProperty('failed');
    expect(await deliveredTo(app, browser)).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });
});
