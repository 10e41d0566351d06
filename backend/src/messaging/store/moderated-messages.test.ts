import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { queue } from '../../moderation/desk/contract.js';
import { asStaff, type AtTheDesk } from '../../moderation/testing/staff.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventsOf, listOf, pageOf, say, talker, type MadeTalker } from '../testing/talk.js';

let app: TestApp;
let moderator: AtTheDesk;
let operator: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  [moderator, operator] = [await asStaff(app), await asStaff(app, 'operator')];
});
afterAll(() => app.close());

const removed = 'Our team has removed this message.';
const words = 'You asked somebody to carry a parcel. Nobody here carries anything for others.';

async function reported(receiver: MadeTalker, id: number) {
  await receiver.client.post('/api/reports', { messageId: id, reason: 'fraud' }).expect(200);
  const { items } = queue.parse((await moderator.client.get('/api/desk/queue').expect(200)).json());
  return items.find(({ kind, subjectId }) => kind === 'message' && subjectId === id)?.id ?? 0;
}

describe('a moderated message', () => {
  it('is removed for both sides, in the page, the list and open pages, and comes back when it is lifted', async () => {
    const [sender, receiver] = [await talker(app), await talker(app)];
    await say(sender, receiver, 'Hello');
    const { id } = await say(sender, receiver, 'Could you carry a parcel? Write to joe@example.com');
    const item = await reported(receiver, id);
    await moderator.client.post(`/api/desk/items/${item}/claim`).expect(200);
    const hide = { action: 'hide', reason: 'parcels', words };
    await moderator.client.post(`/api/desk/items/${item}/decision`, hide).expect(200);

    for (const [reader, other] of [
      [sender, receiver],
      [receiver, sender],
    ] as const) {
      const { messages } = await pageOf(reader, other);
      expect(messages.map(({ content }) => content)).toEqual(['Hello', removed]);
      expect(messages[1]).toMatchObject({ id, removed: true });
      expect(messages[1]).not.toHaveProperty('risk');
      expect(messages[1]).not.toHaveProperty('hasContact');
      expect(await listOf(reader)).toMatchObject([{ lastMessage: removed }]);
      for (const path of ['/api/messages', `/api/messages/${other.id}?peek=1`]) {
        const inSpanish = await reader.client.get(path, { 'x-language': 'es' }).expect(200);
        expect(inSpanish.text).toContain('Nuestro equipo ha retirado este mensaje.');
        expect(inSpanish.text).not.toContain(removed);
      }
      expect((await eventsOf(app, reader)).at(-1)).toMatchObject({ kind: 'reset' });
    }
    const mail = await app.outbox({ to: sender.user.email, says: /out of sight/ });
    expect(mail.text).toContain(words);
    const copy = await moderator.client.get(`/api/desk/items/${item}`).expect(200);
    expect(copy.text).toContain('Could you carry a parcel?');

    const person = (await operator.client.get(`/api/desk/people/${sender.id}`).expect(200)).json() as {
      measures: { id: number }[];
    };
    const lift = `/api/desk/measures/${person.measures[0]?.id}/lift`;
    await operator.client.post(lift, { words: 'It was a joke between friends.' }).expect(200);
    expect((await pageOf(receiver, sender)).messages[1]?.content).toContain('Could you carry a parcel?');
    expect(await listOf(receiver)).toMatchObject([{ lastMessage: expect.stringContaining('parcel') }]);
  });

  it('leaves the list alone when newer words follow', async () => {
    const [sender, receiver] = [await talker(app), await talker(app)];
    const { id } = await say(sender, receiver, 'You are stupid');
    await say(sender, receiver, 'Sorry');
    const item = await reported(receiver, id);
    await moderator.client.post(`/api/desk/items/${item}/claim`).expect(200);
    await moderator.client
      .post(`/api/desk/items/${item}/decision`, {
        action: 'suspend',
        reason: 'harassment',
        words,
        days: 2,
        hide: true,
      })
      .expect(200);
    expect((await pageOf(receiver, sender)).messages.map(({ content }) => content)).toEqual([
      removed,
      'Sorry',
    ]);
    expect(await listOf(receiver)).toMatchObject([{ lastMessage: 'Sorry' }]);
  });

  it('is removed by nobody else', async () => {
    const [sender, receiver] = [await talker(app), await talker(app)];
    const { id } = await say(sender, receiver, 'Hello');
    const item = await reported(receiver, id);
    const hide = { action: 'hide', reason: 'spam', words };
    await app.asVisitor().post(`/api/desk/items/${item}/decision`, hide).expect(401);
    for (const { client } of [sender, receiver])
      await client.post(`/api/desk/items/${item}/decision`, hide).expect(404);
    expect((await pageOf(receiver, sender)).messages.map(({ content }) => content)).toEqual(['Hello']);
  });
});
