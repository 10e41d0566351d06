import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { seal } from '../../platform/secrets/sealing.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { openListing, stopTokenIn, tellNow, toldTo, watch, withAlerts } from '../testing/alerts.js';
import { AlertLinks } from './alert-links.js';
import type { Alert } from './contract.js';

const oneClick = 'List-Unsubscribe=One-Click';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const mailPage = { ...form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };

let app: TestApp;
let client: Client;
let visitor: Client;
let token: string;
beforeAll(async () => {
  app = await startTestApp(withAlerts);
});
/** Two alerts, and a mail about one of them. */
beforeEach(async () => {
  await forgetLimits(app);
  const user = await app.make.user();
  client = await app.as(user);
  visitor = app.asVisitor();
  await watch(client);
  await watch(client, { from: 'LHR' });
  await openListing(app);
  await tellNow(app);
  token = stopTokenIn((await toldTo(app, user.email))[0] ?? { subject: '', text: '' });
});
afterAll(() => app.close());

const left = async () =>
  ((await client.get('/api/alerts').expect(200)).json() as Alert[]).map(({ from }) => from);
const address = (of: string) => `/api/alerts/stop/one-click?token=${of}`;

describe('the stop link of alerts', () => {
  it('stops what the mail is about, without a login, and as often as the link is opened', async () => {
    for (let time = 0; time < 2; time++) {
      const reply = await visitor.post('/api/alerts/stop', { token }).expect(200);
      expect(reply.json()).toEqual({ left: 1 });
      expect(await left()).toEqual(['LHR']);
    }
  });

  it('stops all alerts of the mailbox', async () => {
    expect((await visitor.post('/api/alerts/stop', { token, all: true }).expect(200)).json()).toEqual({
      left: 0,
    });
    expect(await left()).toEqual([]);
  });

  it.each([
    ['a mail provider’s server', form],
    ['a mail page in a browser', mailPage],
  ])('stops with one click from %s', async (_who, headers) => {
    await visitor.send('POST', address(token), oneClick, headers).expect(200);
    expect(await left()).toEqual(['LHR']);
  });

  it('redirects mail programs that only open the link to a page, without a change', async () => {
    const reply = await visitor.get(address(token), { 'sec-fetch-site': 'cross-site' }).expect(302);
    expect(reply.headers.location).toBe(`/stop-alert#token=${token}`);
    expect(await left()).toHaveLength(2);
  });

  it('does nothing if the link is invented, truncated or of another kind', async () => {
    const made = [
      token.slice(0, -2),
      seal(app.config.secret, 'stop-mail', { mail: 1 }),
      seal('another secret that is long enough', 'stop-alert', { mail: 1 }),
      seal(app.config.secret, 'stop-alert', { mail: 'all of them' }),
    ];
    for (const wrong of made) {
      await visitor.post('/api/alerts/stop', { token: wrong }).expect(400);
      await visitor.send('POST', address(wrong), oneClick, form).expect(400);
    }
    await visitor.post('/api/notifications/by-mail', { token, on: false }).expect(400);
    await visitor.post('/api/alerts/stop', { token }, { origin: 'https://mail.example' }).expect(403);
    expect(await left()).toHaveLength(2);
  });

  it('does not stop what somebody else watches', async () => {
    const stranger = app.get(AlertLinks).of(999_999).page.split('token=')[1];
    expect(
      (await visitor.post('/api/alerts/stop', { token: stranger, all: true }).expect(200)).json(),
    ).toEqual({
      left: 0,
    });
    expect(await left()).toHaveLength(2);
  });
});
