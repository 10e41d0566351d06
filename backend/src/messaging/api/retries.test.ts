import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventsOf, listOf, pageOf, say, talker, wordsOf, type Talker } from '../testing/talk.js';

let app: TestApp;
let node: TestApp;
let one: Talker;
let other: Talker;
beforeAll(async () => {
  app = await startTestApp();
  node = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
});
beforeEach(async () => {
  await forgetLimits(app);
  [one, other] = [await talker(app), await talker(app)];
});
afterAll(async () => {
  await node.close();
  await app.close();
});

describe('the retry of a message', () => {
  it('stores a message once, however often its sender retries', async () => {
    const clientKey = crypto.randomUUID();
    const first = await say(one, other, 'Hello', { clientKey });
    const again = await say(one, other, 'Hello', { clientKey });
    expect(again).toEqual(first);
    expect(await wordsOf(other, one)).toEqual(['Hello']);
    expect(await listOf(other)).toMatchObject([{ unreadCount: 1 }]);
    expect(await eventsOf(app, other)).toHaveLength(1);
  });

  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  it('says when a message was written that had to wait for a network, also to its reader and in the export', async () => {
    const [clientKey, writtenAt] = [crypto.randomUUID(), ago(90)];
    const first = await say(one, other, 'We are boarding', { clientKey, writtenAt });
    expect(first.writtenAt).toBe(writtenAt);
    expect(Date.parse(first.createdAt)).toBeGreaterThan(Date.parse(writtenAt) + 80 * 60_000);
    expect(await say(one, other, 'We are boarding', { clientKey, writtenAt })).toEqual(first);
    expect((await pageOf(other, one)).messages.map((message) => message.writtenAt)).toEqual([writtenAt]);
    const { text } = await one.client.get('/api/profile/download').expect(200);
    expect(text).toContain('writtenAt');
  });

  it.each([
    ['just now', 0.2],
    ['tomorrow, by the device’s clock', -1440],
    ['years ago, by the device’s clock', 3_000_000],
  ])('takes no notice of a message that was written %s', async (_, minutes) => {
    const sent = await say(one, other, 'Hello', { writtenAt: ago(minutes) });
    expect(sent).not.toHaveProperty('writtenAt');
    expect((await pageOf(other, one)).messages[0]).not.toHaveProperty('writtenAt');
  });

  it('stores one of twenty identical messages on two nodes, and counts one new conversation', async () => {
    const clientKey = crypto.randomUUID();
    const elsewhere = { id: one.id, client: await node.as(one) };
    const tries = Array.from({ length: 20 }, (_, turn) =>
      say(turn % 2 ? one : elsewhere, other, 'Hello', { clientKey }),
    );
    expect(new Set((await Promise.all(tries)).map(({ id }) => id)).size).toBe(1);
    expect((await pageOf(other, one)).messages).toHaveLength(1);
    expect([await eventsOf(app, one), await eventsOf(app, other)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    for (const _ of [2, 3]) await say(one, await talker(app));
    await one.client
      .post('/api/messages', { receiverId: (await talker(app)).id, content: 'Hello' })
      .expect(429);
  });

  it('treats messages without a key, or from two users with the same key, as different', async () => {
    const clientKey = crypto.randomUUID();
    await say(one, other, 'Hello');
    await say(one, other, 'Hello');
    await say(one, other, 'Hello', { clientKey });
    await say(other, one, 'Hello', { clientKey });
    expect(await wordsOf(one, other)).toHaveLength(4);
  });

  it('refuses a key that was used for another recipient, and starts no conversation', async () => {
    const [clientKey, third] = [crypto.randomUUID(), await talker(app)];
    await say(one, other, 'Hello', { clientKey });
    const reply = await one.client
      .post('/api/messages', { receiverId: third.id, content: 'Hello', clientKey })
      .expect(409);
    expect(reply.text).not.toContain('"content"');
    expect(await listOf(one)).toHaveLength(1);
    expect([await listOf(third), await eventsOf(app, third)]).toEqual([[], []]);
  });

  it('refuses a key that was used for other words, so that none are lost', async () => {
    const clientKey = crypto.randomUUID();
    await say(one, other, 'Hello', { clientKey });
    const words = { receiverId: other.id, content: 'Gate B22', clientKey };
    expect((await one.client.post('/api/messages', words).expect(409)).json()).toMatchObject({
      message: 'Another message was sent with this key',
    });
    expect(await wordsOf(one, other)).toEqual(['Hello']);
  });
});
