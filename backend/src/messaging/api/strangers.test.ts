import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Reply } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventsOf, listOf, say, talker, unreadOf, wordsOf, type Talker } from '../testing/talk.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

/** Every call about another user. */
const approaches = (client: Client, other: number) => [
  () => client.post('/api/messages', { receiverId: other, content: 'Hello' }),
  () => client.get(`/api/messages/${other}`),
  () => client.post(`/api/messages/${other}/read`, { upTo: 1 }),
  () => client.post(`/api/messages/${other}/rules`),
];
const said = ({ status, text }: Reply) => [status, text.replace(/"requestId":"[^"]*"/, '')];
const everythingSaid = async (client: Client, other: number) => {
  const answers = [];
  for (const approach of approaches(client, other)) answers.push(said(await approach()));
  return answers;
};
const block = (who: Talker, whom: Talker) => who.client.post('/api/blocks', { userId: whom.id }).expect(200);

describe('the access to conversations', () => {
  it('shows a conversation only to its two users', async () => {
    const [one, other, stranger] = [await talker(app), await talker(app), await talker(app)];
    const { id } = await say(one, other, 'For your eyes only');
    await say(other, one, 'Nobody else reads this');

    const answers = [
      await stranger.client.get('/api/messages'),
      await stranger.client.get('/api/messages/unread'),
      await stranger.client.get(`/api/messages/${one.id}`),
      await stranger.client.get(`/api/messages/${other.id}?before=${id + 1}`),
      await stranger.client.post(`/api/messages/${other.id}/read`, { upTo: id }),
      await stranger.client.post(`/api/messages/${other.id}/rules`),
      await stranger.client.get('/api/profile/download'),
    ];
    for (const { text } of answers) expect(text).not.toMatch(/For your eyes|Nobody else/);
    expect(await unreadOf(stranger)).toBe(0);
    expect(await eventsOf(app, stranger)).toEqual([]);
    expect((await listOf(other))[0]).toMatchObject({ read: false });
    await say(stranger, one, 'Hello');
    expect(await wordsOf(stranger, one)).toEqual(['Hello']);
  });

  it('needs a login', async () => {
    const [one, other] = [await talker(app), await talker(app)];
    await say(one, other);
    const visitor = app.asVisitor();
    await visitor.get('/api/messages').expect(401);
    await visitor.get('/api/messages/unread').expect(401);
    for (const approach of approaches(visitor, other.id)) await approach().expect(401);
  });

  it('refuses a message to oneself, with the reason', async () => {
    const { client, id } = await talker(app);
    for (const approach of approaches(client, id))
      expect((await approach().expect(400)).json()).toMatchObject({
        message: 'You cannot write to yourself',
      });
  });

  it('does not reveal whether a user is unknown, hidden, deleted or has blocked the caller', async () => {
    const [one, hidden, gone] = [
      await talker(app),
      await talker(app, { publicSince: null }),
      await talker(app),
    ];
    await gone.client.delete('/api/profile', { email: gone.user.email }).expect(200);
    const [blocker, blocked] = [await talker(app), await talker(app)];
    await block(blocker, one);
    await block(one, blocked);
    const unknown = await everythingSaid(one.client, 999_999_999);
    expect(unknown.map(([status]) => status)).toEqual([404, 404, 404, 404]);
    for (const { id } of [hidden, gone, blocker, blocked])
      expect(await everythingSaid(one.client, id)).toEqual(unknown);
  });

  it('hides blocked users from each other, and shows them again after an unblock', async () => {
    const [one, other, third] = [await talker(app), await talker(app), await talker(app)];
    await say(third, one);
    await say(other, one, 'Hello');
    await say(one, other, 'Hi');
    const people = async (who: Talker) => (await listOf(who)).map(({ otherUser }) => otherUser.id);

    await block(one, other);
    expect([await people(one), await people(other)]).toEqual([[third.id], []]);
    expect([await unreadOf(one), await unreadOf(other)]).toEqual([1, 0]);
    for (const [who, whom] of [
      [one, other],
      [other, one],
    ] as const)
      for (const approach of approaches(who.client, whom.id)) await approach().expect(404);
    await say(third, one);
    expect((await eventsOf(app, one)).at(-1)).toMatchObject({ kind: 'message', unread: 1 });

    await one.client.delete(`/api/blocks/${other.id}`).expect(200);
    expect(await wordsOf(one, other)).toEqual(['Hello', 'Hi']);
    expect([await unreadOf(one), await unreadOf(other)]).toEqual([2, 1]);
    for (const who of [one, other])
      expect((await eventsOf(app, who)).filter(({ kind }) => kind === 'reset')).toHaveLength(2);
  });
});
