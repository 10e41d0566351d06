import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Interactions } from '../../account/index.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listOf, pageOf, say, talker, wordsOf } from '../testing/talk.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

describe('a conversation of two', () => {
  it('shows both users the messages in order, with their writer and time', async () => {
    const [meera, jan] = [await talker(app, { username: 'Meera' }), await talker(app, { username: 'Jan' })];
    const before = Date.now();
    const sent = await say(meera, jan, '  Are you on AI 102?\nI am. ');
    await say(jan, meera, 'Yes!');
    expect(sent).toMatchObject({ senderId: meera.id, content: 'Are you on AI 102?\nI am.', sms: null });
    expect(Math.abs(Date.parse(sent.createdAt) - before)).toBeLessThan(10_000);
    for (const [reader, other] of [
      [meera, jan],
      [jan, meera],
    ] as const) {
      const page = await pageOf(reader, other);
      expect(page.otherUser).toEqual({
        id: other.id,
        username: other.user.username,
        profilePictureUrl: null,
      });
      expect(page.before).toBeNull();
      expect(page.messages.map(({ senderId, content }) => [senderId, content])).toEqual([
        [meera.id, 'Are you on AI 102?\nI am.'],
        [jan.id, 'Yes!'],
      ]);
    }
  });

  it('shows the other user before the first message', async () => {
    const [one, other] = [await talker(app), await talker(app)];
    expect(await pageOf(one, other)).toMatchObject({
      otherUser: { id: other.id },
      messages: [],
      before: null,
      readUpTo: null,
      rulesConfirmed: false,
      sms: { possible: false },
    });
    expect(await listOf(one)).toEqual([]);
  });

  it('allows an answer to a hidden user who wrote first, and a report and block of them', async () => {
    const [hidden, other] = [await talker(app, { publicSince: null }), await talker(app)];
    await other.client.post('/api/messages', { receiverId: hidden.id, content: 'Hello' }).expect(404);
    await say(hidden, other, 'I saw your listing');
    await say(other, hidden, 'Nice to hear from you');
    expect(await wordsOf(other, hidden)).toEqual(['I saw your listing', 'Nice to hear from you']);

    const spammer = await talker(app, { publicSince: null });
    await say(spammer, other, 'Buy my things');
    await other.client.post('/api/reports', { userId: spammer.id, reason: 'spam' }).expect(200);
    await other.client.post('/api/blocks', { userId: spammer.id }).expect(200);
    expect((await listOf(other)).map(({ otherUser }) => otherUser.id)).toEqual([hidden.id]);
  });

  it('counts two users as having met after both have written', async () => {
    const [one, other] = [await talker(app), await talker(app)];
    const interactions = app.get(Interactions);
    await say(one, other, 'Hello');
    await say(one, other, 'Are you there?');
    expect(await interactions.haveInteracted(one.id, other.id)).toBe(false);
    await say(other, one, 'I am');
    expect(await interactions.haveInteracted(one.id, other.id)).toBe(true);
  });

  it('stores each user’s consent to the rules once, before or after the first message', async () => {
    const [one, other, third] = [await talker(app), await talker(app), await talker(app)];
    const confirmed = async () => [
      (await pageOf(one, other)).rulesConfirmed,
      (await pageOf(other, one)).rulesConfirmed,
    ];
    await one.client.post(`/api/messages/${other.id}/rules`).expect(200);
    await one.client.post(`/api/messages/${other.id}/rules`).expect(200);
    expect(await confirmed()).toEqual([true, false]);
    await say(one, other);
    await other.client.post(`/api/messages/${one.id}/rules`).expect(200);
    expect(await confirmed()).toEqual([true, true]);
    expect((await pageOf(one, third)).rulesConfirmed).toBe(true);
    expect((await pageOf(third, one)).rulesConfirmed).toBe(false);
  });
});
