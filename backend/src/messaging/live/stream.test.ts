import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LivePages } from '../testing/live-pages.js';
import { say, talker } from '../testing/talk.js';

let app: TestApp;
const pages = new LivePages();
const stream = '/api/messages/stream';
const asStream = { accept: 'text/event-stream' };
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterEach(() => pages.closeAll());
afterAll(() => app.close());

describe('the stream of events', () => {
  it('sends its position first, and then every event, to all open pages of both users', async () => {
    const [meera, tomasz] = [await talker(app), await talker(app)];
    const laptop = await pages.open(app, meera);
    expect(await laptop.next()).toEqual({ id: 0, event: { kind: 'ready', unread: 0 } });
    const [phone, his] = [await pages.begin(app, meera), await pages.begin(app, tomasz)];

    const clientKey = '0190b3c2-6a9c-7cc4-a6a5-0d3f1f6c8f00';
    const { id, createdAt } = await say(tomasz, meera, 'At the gate, by the café 🛫', { clientKey });
    const message = { id, senderId: tomasz.id, content: 'At the gate, by the café 🛫', createdAt };
    const hers = {
      kind: 'message',
      otherUserId: tomasz.id,
      message: { ...message, clientKey: null },
      unread: 1,
    };
    expect(await laptop.next()).toEqual({ id: 1, event: hers });
    expect(await phone.next()).toEqual({ id: 1, event: hers });
    expect(await his.next()).toEqual({
      id: 1,
      event: { ...hers, otherUserId: meera.id, message: { ...message, clientKey }, unread: 0 },
    });

    await meera.client.post(`/api/messages/${tomasz.id}/read`, { upTo: id }).expect(200);
    const read = { kind: 'read', readerId: meera.id, upTo: id, unread: 0 };
    expect(await phone.next()).toEqual({ id: 2, event: { ...read, otherUserId: tomasz.id } });
    expect(await his.next()).toEqual({ id: 2, event: { ...read, otherUserId: meera.id } });
  });

  it('starts with the number of unread messages', async () => {
    const [meera, tomasz] = [await talker(app), await talker(app)];
    await say(tomasz, meera);
    const page = await pages.open(app, meera);
    expect(await page.next()).toEqual({ id: 1, event: { kind: 'ready', unread: 1 } });
  });

  it('needs a login, and sends no events of other users', async () => {
    await app.asVisitor().get(stream, asStream).expect(401);
    const [meera, tomasz, stranger] = [await talker(app), await talker(app), await talker(app)];
    const theirs = await pages.begin(app, stranger);
    await say(tomasz, meera, 'Only for you');
    await say(tomasz, stranger, 'Hello stranger');
    expect(await theirs.next()).toMatchObject({ id: 1, event: { message: { content: 'Hello stranger' } } });
  });

  it('is not changed by proxies, and needs the Accept header of a stream', async () => {
    const meera = await talker(app);
    const { response } = await pages.open(app, meera);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers).not.toHaveProperty('content-encoding');
    await meera.client.get(stream).expect(406);
    await meera.client.send('HEAD', stream, undefined, asStream).expect(406);
    await meera.client.get(`${stream}?after=soon`, asStream).expect(400);
    await meera.client.get(`${stream}?user=1`, asStream).expect(400);
  });
});
