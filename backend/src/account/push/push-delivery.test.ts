import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { PushSender } from '../../platform/push/push-sender.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import {
  delivery,
  deliveredTo,
  newBrowser,
  subscribe,
  type Delivered,
  type Subscribed,
} from '../testing/devices.js';
import { pushSubscriptions } from './contract.js';
import { pushSend } from './push.job.js';
import { Notify } from '../news/notify.js';
import { sendNews } from '../testing/send-news.js';

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

const send = (key?: string) => sendNews(app, 'trip.cancelled', { userId, content: content(), key });

const answer = async (status: number, times?: number) => {
  await app.asVisitor().post('/sandbox/push/state', { status, times }).expect(200);
};
const devices = async () =>
  pushSubscriptions.parse((await phone.get('/api/push/subscriptions').expect(200)).json());
const counted = async (outcome: string) => {
  const { text } = await app.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
  return Number(new RegExp(`^pushes_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
};

describe('a push', () => {
  it('brings the subject of a mail to a device, and the page that it opens, but no words of others', async () => {
    await send();
    const { payload, ttl, urgency, topic } = await delivery(app, browser);
    expect(payload).toMatchObject({
      title: 'Trip cancelled: JFK to DEL',
      options: { tag: '/listing/7?from=mail', lang: 'en', dir: 'ltr', data: { url: '/listing/7?from=mail' } },
    });
    expect(JSON.stringify(payload)).not.toContain('at nine');
    expect(ttl).toBeGreaterThan(86_000);
    expect(urgency).toBe('normal');
    expect(topic).toMatch(/^[\w-]{32}$/);
    await settled(app.database, pushSend.name);
    const [device] = await devices();
    expect(device?.lastSentAt).not.toBeNull();
  });

  it('speaks the language of the person, also in the address', async () => {
    await phone.patch('/api/profile', { language: 'fa' }).expect(200);
    const inLanguage = (language: string) => ({ ...content(), subject: `Trip cancelled: ${language}` });
    await sendNews(app, 'trip.cancelled', { userId, content: inLanguage });
    const { payload } = await delivery(app, browser);
    expect(payload).toMatchObject({
      title: 'Trip cancelled: fa',
      options: { lang: 'fa', dir: 'rtl', data: { url: '/fa/listing/7?from=mail' } },
    });
  });

  it('is sent also when the mails are switched off, and not of what comes by mail alone', async () => {
    await phone.patch('/api/notifications', { reminders: false }).expect(200);
    const asks = { ...content(), subject: 'Still flying? JFK to DEL' };
    expect(await sendNews(app, 'trip.still-flying', { userId, content: asks })).toBe(false);
    await delivery(app, browser);
    const paid = { ...content(), subject: 'Your tip of $5 is paid' };
    await sendNews(app, 'tip.paid', { userId, content: paid, key: `tip-sent:${userId}` });
    await settled(app.database, pushSend.name);
    expect(await deliveredTo(app, browser)).toHaveLength(1);
  });

  it('says what was seen on another device, so that it goes from the lock screen', async () => {
    await phone.patch('/api/profile', { language: 'fa' }).expect(200);
    await send();
    const items = async () => {
      const reply = await phone.get('/api/notifications/list').expect(200);
      return (reply.json() as { items: { id: number }[] }).items;
    };
    const [first] = await items();
    await phone.post('/api/notifications/seen', { upTo: first?.id }).expect(200);
    const other = { ...content(), action: { label: 'Open', url: `${app.config.publicUrl}/trips/12` } };
    await sendNews(app, 'trip.cancelled', { userId, content: other });
    await settled(app.database, 'push.send');
    const [{ payload }] = (await deliveredTo(app, browser)) as [Delivered];
    expect(payload.options.data).toEqual({ url: '/fa/trips/12', seen: ['/fa/listing/7?from=mail'] });
    await send();
    await settled(app.database, 'push.send');
    const [again] = await deliveredTo(app, browser);
    expect(again?.payload.options.data).not.toHaveProperty('seen');
  });

  it('is sent once for one key', async () => {
    await send('one cause');
    await send('one cause');
    await settled(app.database, pushSend.name);
    expect(await deliveredTo(app, browser)).toHaveLength(1);
  });

  it('has the same topic for the same page, which does not say which page that is', async () => {
    await send();
    await send();
    await settled(app.database, pushSend.name);
    const topics = (await deliveredTo(app, browser)).map(({ topic }) => topic);
    expect(topics).toHaveLength(2);
    expect(new Set(topics).size).toBe(1);
  });

  it.each([404, 410])('forgets a device whose browser has ended its subscription: %s', async (status) => {
    const before = await counted('gone');
    await answer(status);
    await send();
    await settled(app.database, pushSend.name);
    expect(await devices()).toEqual([]);
    expect(await counted('gone')).toBe(before + 1);
  });

  it.each([429, 500])('tries again when the service has a bad moment: %s', async (status) => {
    const before = await counted('failed');
    await answer(status, 2);
    await send();
    await settled(app.database, pushSend.name, { hurry: true });
    await delivery(app, browser);
    expect(await counted('failed')).toBe(before + 2);
    expect(await devices()).toHaveLength(1);
  });

  it('gives up on a service that never works, without a dead letter', async () => {
    await answer(500, 1);
    const isLastTry = `update pgboss.job set retry_count = retry_limit where name = ? and state = 'created'`;
    const em = app.nest.get(MikroORM).em.fork();
    await em.transactional(async (inside) => {
      await app.get(Notify).send(inside, 'trip.cancelled', { userId, content: content() });
      await inside.execute(isLastTry, [pushSend.name]);
    });
    expect(await settled(app.database, pushSend.name)).not.toHaveProperty('failed');
    expect(await deliveredTo(app, browser)).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });

  it('keeps a device for which one push was too large', async () => {
    await answer(413);
    await send();
    await settled(app.database, pushSend.name);
    expect(await deliveredTo(app, browser)).toEqual([]);
    expect(await devices()).toHaveLength(1);
    expect(await counted('refused')).toBeGreaterThan(0);
  });

  it('reaches nothing after a logout, also when the job was there before', async () => {
    await answer(500, 1);
    await send();
    await phone.post('/api/auth/logout').expect(200);
    await settled(app.database, pushSend.name, { hurry: true });
    expect(await deliveredTo(app, browser)).toEqual([]);
  });

  it('is in the queue only sealed', async () => {
    await answer(500, 1);
    await send();
    const [job] = await app.database.query<{ data: string }>(
      'test-push-job',
      'select data::text from pgboss.job where name = $1 order by created_on desc limit 1',
      [pushSend.name],
    );
    expect(job?.data).toContain('sealed');
    expect(job?.data).not.toMatch(/Ravi|listing/);
  });
});
