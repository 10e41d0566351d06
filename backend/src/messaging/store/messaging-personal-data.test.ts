import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountData } from '../../account/profile/contract.js';
import { ReportsService } from '../../moderation/index.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { conversationPage } from '../contract.js';
import { eventsOf, listOf, say, talker, unreadOf, wordsOf, type MadeTalker } from '../testing/talk.js';

let app: TestApp;
let leaver: MadeTalker;
let friend: MadeTalker;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [leaver, friend] = [await talker(app), await talker(app)];
});
afterAll(() => app.close());

/** The evidence of the latest report. */
async function evidenceOfNewest() {
  const [row] = await app.database.query<{ id: number }>(
    'newest-report',
    'select max(id)::float8 as id from report',
  );
  return app.get(ReportsService).evidenceOf(row?.id ?? 0);
}

const leave = ({ client, user }: MadeTalker) => client.delete('/api/profile', { email: user.email });

describe('the record of a conversation', () => {
  it('exports a user’s own messages with their recipients, and no message of others', async () => {
    const silent = await talker(app);
    await leaver.client.post(`/api/messages/${friend.id}/rules`).expect(200);
    await say(leaver, friend, 'See you at gate 4');
    await say(friend, leaver, 'I will be there');
    await say(leaver, friend, 'Good');
    await say(silent, leaver, 'Hello?');
    const reply = await leaver.client.get('/api/profile/download').expect(200);
    expect(accountData.parse(reply.json()).elsewhere?.messaging).toEqual([
      {
        with: friend.id,
        messages: [
          { content: 'See you at gate 4', createdAt: expect.any(String) },
          { content: 'Good', createdAt: expect.any(String) },
        ],
        rulesConfirmedAt: expect.any(String),
      },
      { with: silent.id, messages: [], rulesConfirmedAt: null },
    ]);
  });

  it('keeps the conversation for the other user when one leaves, and updates open pages', async () => {
    const third = await talker(app);
    await say(leaver, friend, 'I will find you');
    await say(friend, leaver, 'Leave me alone');
    await say(third, friend, 'Hello');
    await leave(leaver).expect(200);
    expect((await listOf(friend)).map(({ otherUser }) => otherUser)).toMatchObject([
      { id: third.id },
      { id: leaver.id, username: 'Former member', profilePictureUrl: null },
    ]);
    expect((await eventsOf(app, friend)).at(-1)).toMatchObject({ kind: 'reset' });
    expect(await eventsOf(app, leaver)).toEqual([]);

    const seen = await friend.client.get(`/api/messages/${leaver.id}`).expect(200);
    expect(conversationPage.parse(seen.json())).toMatchObject({
      otherUser: { username: 'Former member' },
      messages: [{ content: 'I will find you' }, { content: 'Leave me alone' }],
      hasLeft: true,
      sms: { possible: false },
    });
    expect(await unreadOf(friend)).toBe(1);
    const refused = await friend.client
      .post('/api/messages', { receiverId: leaver.id, content: 'Hello?' })
      .expect(404);
    expect(refused.text).toContain('has left');
    await third.client.get(`/api/messages/${leaver.id}`).expect(404);
  });

  it('stores nothing on the side of a user who left', async () => {
    await say(leaver, friend);
    await leaver.client.post(`/api/messages/${friend.id}/rules`).expect(200);
    await leave(leaver).expect(200);
    const left = await app.database.query(
      'test-left',
      `select 1 from participant where user_id = $1
     union all select 1 from rules_confirmation where $1 in (user_id, other_id)`,
      [leaver.id],
    );
    expect(left).toEqual([]);
  });

  it('lets the other user still report and block the former member, with the messages', async () => {
    await say(leaver, friend, 'I will find you');
    await leave(leaver).expect(200);
    await friend.client.post('/api/reports', { userId: leaver.id, reason: 'danger' }).expect(200);
    expect(await evidenceOfNewest()).toMatchObject({
      messages: [{ senderId: leaver.id, content: 'I will find you' }],
    });
    await friend.client.post('/api/blocks', { userId: leaver.id }).expect(200);
    expect(await listOf(friend)).toEqual([]);
    const stranger = await talker(app);
    await stranger.client.post('/api/reports', { userId: leaver.id, reason: 'danger' }).expect(404);
  });

  it('keeps a report with its evidence when the reported user leaves', async () => {
    await leaver.client.patch('/api/profile', { bio: 'Words that were reported' }).expect(200);
    await say(leaver, friend, 'I will find you');
    await friend.client.post('/api/reports', { userId: leaver.id, reason: 'danger' }).expect(200);
    const [row] = await app.database.query('report-row', 'select report::text as text from report');
    expect(JSON.stringify(row)).not.toMatch(/find you|were reported/);
    await leave(leaver).expect(200);
    await leave(friend).expect(200);
    expect(await evidenceOfNewest()).toMatchObject({
      person: { bio: 'Words that were reported' },
      messages: [{ senderId: leaver.id, content: 'I will find you' }],
    });
  });

  it('deletes a conversation after both users have left', async () => {
    await say(leaver, friend, 'Only between us');
    await leave(leaver).expect(200);
    await leave(friend).expect(200);
    const left = await app.database.query('test-both', 'select 1 from message where sender_id = $1', [
      leaver.id,
    ]);
    expect(left).toEqual([]);
  });

  it('lets one leave while the other writes: a message is stored before that or refused', async () => {
    await say(leaver, friend);
    const writing = Array.from({ length: 20 }, () =>
      friend.client.post('/api/messages', { receiverId: leaver.id, content: 'Stay!' }),
    );
    const [left, ...replies] = await Promise.all([leave(leaver), ...writing]);
    expect(left.status).toBe(200);
    expect(replies.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    const stored = replies.filter(({ status }) => status === 200).length;
    expect(await wordsOf(friend, leaver)).toHaveLength(stored + 1);
  });

  it('lets three users with shared conversations leave at once', async () => {
    const third = await talker(app);
    const all = [leaver, friend, third];
    for (const one of all) for (const other of all) if (one !== other) await say(one, other);
    const statuses = (await Promise.all(all.map((one) => leave(one)))).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('does not change other conversations', async () => {
    const third = await talker(app);
    await say(friend, third, 'Still here');
    await say(leaver, friend);
    await leave(leaver).expect(200);
    expect(await wordsOf(third, friend)).toEqual(['Still here']);
  });
});
