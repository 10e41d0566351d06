import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { settled } from '../../testing/settled.js';
import { deliveredTo, newBrowser, subscribe } from '../testing/devices.js';
import { sendNews } from '../testing/send-news.js';
import { AccountService } from '../profile/account.service.js';
import { PersonalData } from '../profile/personal-data.js';
import { endpointRefusal, keysRefusal, pushSubscriptions } from './contract.js';

let app: TestApp;
let meera: Client;
let stranger: Client;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  meera = await app.as(await app.make.user());
  stranger = await app.as(await app.make.user());
});
afterAll(() => app.close());

const path = '/api/push/subscriptions';
const listOf = async (client: Client) => pushSubscriptions.parse((await client.get(path).expect(200)).json());

describe('the list of devices', () => {
  it('names the key of the site to members', async () => {
    const { publicKey } = app.config.push ?? {};
    expect(publicKey).toBeTruthy();
    expect((await meera.get('/api/push/key').expect(200)).json()).toEqual({ publicKey });
    await app.asVisitor().get('/api/push/key').expect(401);
  });

  it('lists the devices of a person, and which of them this one is', async () => {
    const user = await app.make.user();
    const [phone, laptop] = [await app.as(user), await app.as(user)];
    await subscribe(phone, await newBrowser(app), 'Safari on iPhone');
    expect(await listOf(laptop)).toMatchObject([
      { device: 'Safari on iPhone', current: false, lastSentAt: null },
    ]);
    expect(await listOf(phone)).toMatchObject([{ current: true }]);
    expect(await listOf(stranger)).toEqual([]);
    await app.asVisitor().get(path).expect(401);
  });

  it('saves a device once, however often its browser says so', async () => {
    const browser = await newBrowser(app);
    const first = await subscribe(meera, browser);
    expect(await subscribe(meera, browser, 'My phone')).toEqual({ ...first, device: 'My phone' });
    const again = await subscribe(meera, await newBrowser(app));
    expect(await listOf(meera)).toEqual([again]);
  });

  it('removes a device of one’s own and of nobody else', async () => {
    const { id } = await subscribe(meera, await newBrowser(app));
    await stranger.delete(`${path}/${id}`).expect(404);
    await app.asVisitor().delete(`${path}/${id}`).expect(401);
    expect(await listOf(meera)).toHaveLength(1);
    await meera.delete(`${path}/${id}`).expect(200);
    await meera.delete(`${path}/${id}`).expect(404);
    expect(await listOf(meera)).toEqual([]);
  });

  it('gives a browser to the person who uses it now', async () => {
    const browser = await newBrowser(app);
    await subscribe(meera, browser);
    await subscribe(stranger, browser);
    expect(await listOf(meera)).toEqual([]);
    expect(await listOf(stranger)).toMatchObject([{ current: true }]);
  });

  it('forgets a device that is logged out, by itself or from another one', async () => {
    const user = await app.make.user();
    const [phone, laptop, tablet] = [await app.as(user), await app.as(user), await app.as(user)];
    for (const client of [phone, laptop, tablet]) await subscribe(client, await newBrowser(app));
    await phone.post('/api/auth/logout').expect(200);
    expect(await listOf(tablet)).toHaveLength(2);
    await tablet.delete('/api/sessions').expect(200);
    expect(await listOf(tablet)).toMatchObject([{ current: true }]);
  });

  it('has twenty devices of a person at most', async () => {
    const user = await app.make.user();
    for (let known = 0; known < 20; known++) {
      await forgetLimits(app);
      await subscribe(await app.as(user), await newBrowser(app));
    }
    const last = await app.as(user);
    const { endpoint, keys } = await newBrowser(app);
    const { message } = (await last.put(path, { endpoint, keys, device: 'Mac' }).expect(409)).json() as {
      message: string;
    };
    expect(message).toBe('You can have 20 devices. Remove one of them first.');
  });

  const publicEndpoint = 'https://push.example/send/1';
  const offCurve = `B${'A'.repeat(86)}`;
  it.each([
    ['an address without TLS', { endpoint: 'http://push.example/send/1' }, 'endpoint', endpointRefusal],
    ['an address of this network', { endpoint: 'https://10.0.0.1/send/1' }, 'endpoint', endpointRefusal],
    ['no address', { endpoint: 'push' }, 'endpoint', endpointRefusal],
    ['another page of the sandbox', { endpoint: 'own:knobs/push' }, 'endpoint', endpointRefusal],
    ['a way out of the sandbox', { endpoint: 'own:push/..%2f..%2fapi' }, 'endpoint', endpointRefusal],
    ['a key that is too short', { keys: { p256dh: 'BA' } }, 'keys.p256dh', keysRefusal],
    ['a key that is no point', { keys: { p256dh: offCurve } }, 'keys.p256dh', keysRefusal],
    ['a secret in another form', { keys: { auth: '+/' } }, 'keys.auth', keysRefusal],
    ['no name', { device: ' ' }, 'device', 'Give it a name'],
  ])('refuses %s and names the field', async (_, wrong, field, sentence) => {
    const { keys } = await newBrowser(app);
    const change = wrong as { endpoint?: string; keys?: object; device?: string };
    const endpoint = (change.endpoint ?? publicEndpoint).replace('own:', `${app.url}/sandbox/`);
    const body = { device: 'Mac', ...change, endpoint, keys: { ...keys, ...change.keys } };
    const { message, issues } = (await meera.put(path, body).expect(400)).json() as {
      message: string;
      issues: { path: string; message: string }[];
    };
    expect(message).toBe(sentence);
    expect(issues).toEqual([{ path: field, message: sentence }]);
  });

  it('accepts the public push service of a browser', async () => {
    const { keys } = await newBrowser(app);
    const endpoint = 'https://fcm.googleapis.com/fcm/send/cXqD:APA91b-_';
    await meera.put(path, { endpoint, keys, device: 'Chrome on Android' }).expect(200);
    await app.asVisitor().put(path, { endpoint, keys, device: 'Chrome on Android' }).expect(401);
  });

  it('is in the download of a person’s data, without what would let others send', async () => {
    const user = await app.make.user();
    const client = await app.as(user);
    const browser = await newBrowser(app);
    await subscribe(client, browser);
    const source = app.get(PersonalData)['sources'].find(({ name }) => name === 'notifiedDevices');
    const data = await source?.collect(user.id);
    expect(data).toMatchObject([{ device: 'Chrome on Android', service: new URL(app.url).host }]);
    expect(JSON.stringify(data)).not.toContain(browser.device);
  });

  it('ends with the account', async () => {
    const user = await app.make.user();
    const client = await app.as(user);
    await subscribe(client, await newBrowser(app));
    await app.get(AccountService).erase(user);
    const rows = await app.database.query(
      'test-push-rows',
      'select from push_subscription where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([]);
  });

  it('does not count a device that subscribed with an earlier key of the site, until it does so again', async () => {
    const user = await app.make.user();
    const [phone, laptop] = [await app.as(user), await app.as(user)];
    const [earlier, present] = [await newBrowser(app), await newBrowser(app)];
    const { id } = await subscribe(phone, earlier);
    const other = await subscribe(laptop, present);
    const change = `update push_subscription set vapid_key = $2 where id = $1`;
    await app.database.query('test-earlier-key', change, [id, 'an earlier key']);
    expect((await listOf(phone)).map((device) => device.id)).toEqual([other.id]);
    const content = { subject: 'Trip cancelled: JFK to DEL', paragraphs: [] };
    await sendNews(app, 'trip.cancelled', { userId: user.id, content });
    await settled(app.database, 'push.send');
    expect([await deliveredTo(app, earlier), await deliveredTo(app, present)]).toEqual([
      [],
      [expect.anything()],
    ]);
    expect(await subscribe(phone, earlier)).toMatchObject({ id, current: true });
    expect(await listOf(phone)).toHaveLength(2);
  });

  it('keeps the key with which a device of an earlier release is reached', async () => {
    const user = await app.make.user();
    const browser = await newBrowser(app);
    const { id } = await subscribe(await app.as(user), browser);
    await app.database.query('test-no-key', `update push_subscription set vapid_key = null where id = $1`, [
      id,
    ]);
    const content = { subject: 'Trip cancelled: JFK to DEL', paragraphs: [] };
    await sendNews(app, 'trip.cancelled', { userId: user.id, content });
    await settled(app.database, 'push.send');
    expect(await deliveredTo(app, browser)).toHaveLength(1);
    const keys = `select vapid_key as key from push_subscription where id = $1`;
    expect(await app.database.query('test-key-of', keys, [id])).toEqual([
      { key: app.config.push?.publicKey },
    ]);
  });
});
