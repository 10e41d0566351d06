import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { accountData } from '../../account/contract.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
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

const leave = ({ client, user }: MadeTalker) => client.delete('/api/profile', { email: user.email });

it('hands people what they wrote to whom, and nothing that others wrote', async () => {
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

it('takes conversations away from both when one leaves, and tells the pages that are open', async () => {
  const third = await talker(app);
  await say(leaver, friend, 'Soon gone');
  await say(friend, leaver, 'Why?');
  await say(third, friend, 'Hello');
  await leave(leaver).expect(200);
  expect((await listOf(friend)).map(({ otherUser }) => otherUser.id)).toEqual([third.id]);
  expect(await unreadOf(friend)).toBe(1);
  expect((await eventsOf(app, friend)).at(-1)).toMatchObject({ kind: 'reset' });
  expect(await eventsOf(app, leaver)).toEqual([]);
  await friend.client.get(`/api/messages/${leaver.id}`).expect(404);
  const left = await app.database.query(
    'test-left',
    `select 1 from message where sender_id = $1 union all select 1 from participant where $1 in (user_id, other_id)
     union all select 1 from rules_confirmation where $1 in (user_id, other_id)`,
    [leaver.id],
  );
  expect(left).toEqual([]);
});

it('lets one leave while the other writes: what is written comes before it or is refused', async () => {
  await say(leaver, friend);
  const writing = Array.from({ length: 20 }, () =>
    friend.client.post('/api/messages', { receiverId: leaver.id, content: 'Stay!' }),
  );
  const [left, ...replies] = await Promise.all([leave(leaver), ...writing]);
  expect(left.status).toBe(200);
  expect(replies.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  expect(await listOf(friend)).toEqual([]);
});

it('lets three friends leave at the same moment', async () => {
  const third = await talker(app);
  const all = [leaver, friend, third];
  for (const one of all) for (const other of all) if (one !== other) await say(one, other);
  const statuses = (await Promise.all(all.map((one) => leave(one)))).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200]);
});

it('leaves other conversations as they are', async () => {
  const third = await talker(app);
  await say(friend, third, 'Still here');
  await say(leaver, friend);
  await leave(leaver).expect(200);
  expect(await wordsOf(third, friend)).toEqual(['Still here']);
});
