import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventsOf, listOf, say, talker, type Talker } from '../testing/talk.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const monthAgo = () => new Date(Date.now() - 30 * 86_400_000);

/** Tries to start conversations and returns how many succeeded. */
async function begun(who: Talker, tries: number): Promise<number> {
  const statuses = [];
  for (let count = 0; count < tries; count++) {
    const body = { receiverId: (await talker(app)).id, content: 'Hello' };
    statuses.push((await who.client.post('/api/messages', body)).status);
  }
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  return statuses.filter((status) => status === 200).length;
}

describe('the quota of messages', () => {
  it('limits new conversations by how trusted the user is', async () => {
    expect(await begun(await talker(app), 5)).toBe(3);
    expect(await begun(await talker(app, { createdAt: monthAgo() }), 12)).toBe(10);
    expect(await begun(await talker(app, { verified: true }), 27)).toBe(25);
  });

  it('stores nothing of a conversation over the limit, which can start the next day', async () => {
    const [one, other] = [await talker(app), await talker(app)];
    await begun(one, 3);
    const clientKey = crypto.randomUUID();
    const body = { receiverId: other.id, content: 'Hello', clientKey };
    const refused = await one.client.post('/api/messages', body).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
    expect([await listOf(other), await eventsOf(app, other)]).toEqual([[], []]);
    await forgetLimits(app);
    await say(one, other, 'Hello', { clientKey });
  });

  it('does not count answers as new conversations, and allows more of them', async () => {
    const [one, other] = [await talker(app), await talker(app)];
    await say(one, other);
    await begun(other, 4);
    for (let count = 0; count < 60; count++) await say(count % 2 ? one : other, count % 2 ? other : one);
    expect(await listOf(one)).toHaveLength(1);
  });

  it('stops a flood of messages', async () => {
    const [one, other] = [await talker(app), await talker(app)];
    await say(one, other);
    await say(other, one);
    const tries = Array.from({ length: 130 }, () =>
      one.client.post('/api/messages', { receiverId: other.id, content: 'Hello' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(119);
    expect(statuses.filter((status) => status === 429)).toHaveLength(11);
  });

  it('does not make users wait for one who writes very fast', async () => {
    const [fast, friend, other] = [await talker(app), await talker(app), await talker(app)];
    await say(friend, fast);
    let sent = 0;
    const flood = Array.from({ length: 100 }, async () => {
      await say(fast, friend);
      sent += 1;
    });
    await say(other, await talker(app));
    expect(sent).toBeLessThan(70);
    await Promise.all(flood);
  });
});
