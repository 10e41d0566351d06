import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { deliveredTo, newBrowser, subscribe, type Subscribed } from '../testing/devices.js';
import { sendNews } from '../testing/send-news.js';
import { notificationList } from '../news/contract.js';
import { notifications } from '../notifications/contract.js';
import { accountData } from '../profile/contract.js';
import { channelSettings } from './contract.js';

const path = '/api/notifications/settings';

let app: TestApp;
let client: Client;
let userId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  const user = await app.make.user();
  userId = user.id;
  client = await app.as(user);
});
afterAll(() => app.close());

const settings = async () => channelSettings.parse((await client.get(path).expect(200)).json());
const change = async (body: object) =>
  channelSettings.parse((await client.patch(path, body).expect(200)).json());

const allOn = {
  messages: { push: true, mail: true, sms: true },
  requests: { push: true, mail: true, sms: null },
  trips: { push: true, mail: true, sms: null },
  flights: { push: true, mail: null, sms: null },
  alerts: { push: true, mail: null, sms: null },
  reviews: { push: true, mail: null, sms: null },
  tips: { push: true, mail: null, sms: null },
};

describe('the settings of notifications', () => {
  it('are all on at first, and change one by one', async () => {
    expect(await settings()).toEqual(allOn);
    const flights = { ...allOn.flights, push: false };
    expect(await change({ flights: { push: false } })).toEqual({ ...allOn, flights });
    const messages = { push: true, mail: false, sms: false };
    expect(await change({ messages: { mail: false, sms: false } })).toEqual({ ...allOn, flights, messages });
    await change({ flights: { push: true }, messages: { sms: true, mail: true } });
    expect(await settings()).toEqual(allOn);
  });

  it('are the same as what the mails and earlier pages switch', async () => {
    await change({ requests: { mail: false } });
    const mails = async () =>
      notifications.parse((await client.get('/api/notifications').expect(200)).json());
    expect(await mails()).toEqual({ messages: true, contact_requests: false, reminders: true });
    await client.patch('/api/notifications', { contact_requests: true, reminders: false }).expect(200);
    expect(await settings()).toEqual({ ...allOn, trips: { ...allOn.trips, mail: false } });
  });

  it('name what cannot be switched', async () => {
    for (const [body, place] of [
      [{ tips: { mail: false } }, 'tips.mail'],
      [{ trips: { sms: false } }, 'trips.sms'],
    ] as const) {
      const refused = await client.patch(path, body).expect(400);
      expect(refused.json()).toMatchObject({ issues: [{ path: place, message: 'This cannot be switched' }] });
    }
    await client.patch(path, { weather: { push: false } }).expect(400);
    await client.patch(path, { trips: { push: 'no' } }).expect(400);
    expect(await settings()).toEqual(allOn);
  });

  it('are of the member alone, and end with the account', async () => {
    const stranger = app.asVisitor();
    await stranger.get(path).expect(401);
    await stranger.patch(path, { trips: { push: false } }).expect(401);
    await change({ trips: { push: false } });
    const other = await app.as(await app.make.user());
    expect((await other.get(path).expect(200)).json()).toEqual(allOn);
    const data = accountData.parse((await client.get('/api/profile/download').expect(200)).json());
    expect(data.elsewhere['channelsSwitchedOff']).toMatchObject([{ topic: 'trips', channel: 'push' }]);

    const { email } = data.account;
    await client.delete('/api/profile', { email }).expect(200);
    const left = await app.database.query('test-off', 'select 1 from channel_off where user_id = $1', [
      userId,
    ]);
    expect(left).toEqual([]);
  });

  it('keep news of a topic from the devices, not from the list', async () => {
    const browser: Subscribed = await newBrowser(app);
    await subscribe(client, browser);
    await change({ flights: { push: false } });
    const contentOf = (subject: string) => ({ subject, paragraphs: ['News.'] });
    await sendNews(app, 'flight.changed', { userId, content: contentOf('AI102 was cancelled') });
    await sendNews(app, 'trip.cancelled', { userId, content: contentOf('Trip cancelled: JFK to DEL') });
    await settled(app.database, 'push.send');
    const delivered = await deliveredTo(app, browser);
    expect(delivered.map(({ payload }) => payload)).toMatchObject([{ title: 'Trip cancelled: JFK to DEL' }]);
    const { items } = notificationList.parse(
      (await client.get('/api/notifications/list').expect(200)).json(),
    );
    expect(items.map(({ text }) => text)).toEqual(['Trip cancelled: JFK to DEL', 'AI102 was cancelled']);
  });
});
