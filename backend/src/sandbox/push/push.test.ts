import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Browser {
  device: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
const newBrowser = async () =>
  (await app.asVisitor().post('/sandbox/push/devices').expect(201)).json() as Browser;

/** By the library that the site uses too. */
function post({ endpoint, keys }: Browser, payload: unknown, vapidDetails = app.config.push!) {
  const request = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
    TTL: 60,
    vapidDetails,
    urgency: 'low',
    topic: 'a-topic',
  });
  const { headers, body } = request;
  return fetch(endpoint, { method: 'POST', headers, body: new Uint8Array(body) });
}

describe('the sandbox push service', () => {
  it('opens what is sent to one of its browsers, of any length', async () => {
    const browser = await newBrowser();
    const payload = { title: 'آیلین به شما نوشت', filler: 'a'.repeat(3_000) };
    expect((await post(browser, payload)).status).toBe(201);
    const list = await app.asVisitor().get(`/sandbox/push?device=${browser.device}`).expect(200);
    expect(list.json()).toMatchObject([{ payload, ttl: 60, urgency: 'low', topic: 'a-topic' }]);
    const all = await app.asVisitor().get('/sandbox/push').expect(200);
    expect(all.json()).toMatchObject([{ device: browser.device }]);
  });

  it('takes nothing that another site has signed', async () => {
    const other = { ...webPush.generateVAPIDKeys(), subject: 'mailto:us@other.example' };
    expect((await post(await newBrowser(), {}, other)).status).toBe(403);
    const forged = { ...other, publicKey: app.config.push!.publicKey };
    expect((await post(await newBrowser(), {}, forged)).status).toBe(403);
  });

  it('answers as its knob says, as often as it says', async () => {
    const browser = await newBrowser();
    await app.asVisitor().post('/sandbox/push/state', { status: 410, times: 1 }).expect(200);
    expect((await post(browser, {})).status).toBe(410);
    expect((await post(browser, {})).status).toBe(201);
    await app.asVisitor().post('/sandbox/push/state', { status: 200 }).expect(400);
  });

  it('takes bytes at no other address', async () => {
    const reply = await fetch(`${app.url}/sandbox/push/state`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array([1]),
    });
    expect(reply.status).toBe(415);
  });
});
