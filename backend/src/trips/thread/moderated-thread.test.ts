import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationCopy, deskItem, queue } from '../../moderation/desk/contract.js';
import { asStaff, type AtTheDesk } from '../../moderation/testing/staff.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeCrew, threadOf, threadsOf, threadWords, written, type Crew } from '../testing/threads.js';

let app: TestApp;
let crew: Crew;
let moderator: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  moderator = await asStaff(app);
});
beforeEach(async () => {
  crew = await makeCrew(app);
});
afterAll(() => app.close());

const removed = 'Our team has removed this message.';

async function itemAbout(id: number) {
  const { items } = queue.parse((await moderator.client.get('/api/desk/queue').expect(200)).json());
  return items.find(({ kind, subjectId }) => kind === 'message' && subjectId === id)?.id ?? 0;
}

describe('a message in a thread', () => {
  it('is reported by any member, read at the desk, and removed for all', async () => {
    const { seeker, first, second } = crew;
    await written(seeker, 'Hello both');
    const { id } = await written(first, 'Could you carry a parcel? Write to joe@example.com');
    await second.client.post('/api/reports', { messageId: id, reason: 'fraud' }).expect(200);
    const item = await itemAbout(id);
    await moderator.client.post(`/api/desk/items/${item}/claim`).expect(200);
    const about = deskItem.parse((await moderator.client.get(`/api/desk/items/${item}`).expect(200)).json());
    expect(about.copy?.message?.content).toBe('Could you carry a parcel? Write to joe@example.com');
    expect(about.person.id).toBe(first.user.id);
    const opened = await moderator.client.post(`/api/desk/items/${item}/conversation`).expect(200);
    expect(conversationCopy.parse(opened.json()).map(({ content }) => content)).toEqual([
      'Hello both',
      'Could you carry a parcel? Write to joe@example.com',
    ]);
    const words = 'You asked somebody to carry a parcel. Nobody here carries anything for others.';
    await moderator.client
      .post(`/api/desk/items/${item}/decision`, { action: 'hide', reason: 'parcels', words })
      .expect(200);
    for (const reader of [seeker, first, second]) {
      const { messages } = await threadOf(reader);
      expect(messages.at(-1)).toMatchObject({ id, content: removed, removed: true });
      expect(messages.at(-1)).not.toHaveProperty('risk');
      expect(messages.at(-1)).not.toHaveProperty('hasContact');
      expect(await threadsOf(reader)).toMatchObject([{ last: { content: removed } }]);
      for (const path of ['/api/threads', `/api/matches/${reader.id}/thread`]) {
        const inHindi = await reader.client.get(path, { 'x-language': 'hi' }).expect(200);
        expect(inHindi.text).toContain('हमारी टीम ने यह संदेश हटा दिया है।');
        expect(inHindi.text).not.toContain(removed);
      }
    }
    expect((await app.outbox({ to: first.user.email, says: /out of sight/ })).text).toContain(words);
  });

  it('is kept for the desk although its author deletes the account', async () => {
    const { first, second } = crew;
    const { id } = await written(first, 'Send me money');
    await second.client.post('/api/reports', { messageId: id, reason: 'fraud' }).expect(200);
    await first.client.delete('/api/profile', { email: first.user.email }).expect(200);
    const item = await itemAbout(id);
    await moderator.client.post(`/api/desk/items/${item}/claim`).expect(200);
    const about = deskItem.parse((await moderator.client.get(`/api/desk/items/${item}`).expect(200)).json());
    expect(about.copy?.message?.content).toBe('Send me money');
  });

  it('is not reported by its author, strangers or visitors', async () => {
    const { first } = crew;
    const { id } = await written(first, 'Hello');
    const report = { messageId: id, reason: 'spam' };
    const stranger = await app.as(await app.make.user());
    for (const client of [stranger, first.client]) await client.post('/api/reports', report).expect(404);
    await app.asVisitor().post('/api/reports', report).expect(401);
    expect(await threadWords(first)).toEqual(['Hello']);
  });

  it('has an id of its own among all messages of the site', async () => {
    const { seeker, first } = crew;
    const pair = (content: string) =>
      seeker.client.post('/api/messages', { receiverId: first.user.id, content }).expect(200);
    const one = (await pair('Only to you')).json() as { id: number };
    const { id } = await written(seeker, 'To all');
    const two = (await pair('Only to you again')).json() as { id: number };
    expect(new Set([one.id, id, two.id]).size).toBe(3);
  });

  it('raises first words about money at the desk, once', async () => {
    const { first } = crew;
    for (const words of ['Please pay me 50 dollars by PayPal', 'By PayPal, 50 dollars please'])
      await written(first, words);
    const found = `select count(*)::int as count from pgboss.job where name = 'account.flag' and data->>'subject' = $1`;
    const [row] = await app.database.query<{ count: number }>('test-flags', found, [`thread:${first.id}`]);
    expect(row?.count).toBe(1);
  });
});
