import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listOf, pageOf, say, unreadOf, type Talker } from '../testing/talk.js';
import { MessagingDemo } from './demo.js';
import { exchanges } from './exchanges/exchanges.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { DEMO_DATA: '1' } });
});
afterAll(() => app.close());

async function traveler(name: string): Promise<Talker> {
  const [user] = await app.database.query<{ id: number }>(
    'test-traveler',
    'select id::float8 as id from "user" where email = $1',
    [`${name}@example.com`],
  );
  if (!user) throw new Error(`Nobody is called ${name}`);
  return { id: user.id, client: await app.as(user) };
}
const everything = () =>
  app.database.query(
    'everything-said',
    `select 'message' as what, id::text, xmin::text from message
     union all select 'side', conversation_id || ' ' || user_id, xmin::text from participant order by 1, 2`,
  );

describe('the demo of messages', () => {
  it('has conversations for the two demo logins, some of them unread', async () => {
    const [meera, ifeoma] = [await traveler('meera'), await traveler('ifeoma')];
    const names = async (who: Talker) => (await listOf(who)).map(({ otherUser }) => otherUser.username);
    expect(await names(meera)).toEqual(['Sunita', 'Priya', 'Arjun']);
    expect(await names(ifeoma)).toEqual(['Chidi', 'Emeka']);
    expect([await unreadOf(meera), await unreadOf(ifeoma)]).toEqual([1, 1]);
    expect(await listOf(ifeoma)).toMatchObject([{ unreadCount: 2, read: false }, { read: true }]);
  });

  it('shows the messages in order, and none in the future', async () => {
    const [chidi, ifeoma] = [await traveler('chidi'), await traveler('ifeoma')];
    const { messages, readUpTo, rulesConfirmed } = await pageOf(chidi, ifeoma);
    const times = messages.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(Date.now());
    expect(messages.map(({ senderId }) => senderId)).toEqual(
      [ifeoma, chidi, ifeoma, chidi, chidi].map(({ id }) => id),
    );
    expect(messages.findIndex(({ id }) => id === readUpTo)).toBe(2);
    expect(rulesConfirmed).toBe(true);
  });

  it('continues when one of the two writes, and allows a text message by then', async () => {
    const [chidi, ifeoma] = [await traveler('chidi'), await traveler('ifeoma')];
    expect((await say(ifeoma, chidi, 'She loves the cap!', { sendSMS: true })).sms).toEqual({
      sent: true,
      reason: null,
    });
    expect((await listOf(chidi))[0]).toMatchObject({ lastMessage: 'She loves the cap!', unreadCount: 1 });
  });

  it('changes nothing when it runs again, and sends no mail', async () => {
    const before = await everything();
    expect(before.length).toBeGreaterThan(exchanges.length * 5);
    await app.get(MessagingDemo).seed(app.nest.get(MikroORM).em.fork());
    expect(await everything()).toEqual(before);
    const waiting = await app.database.query(
      'test-to-mail',
      `select 1 from participant where unseen_since is not null and mailed_at is null
       and last_content <> 'She loves the cap!'`,
    );
    expect(waiting).toEqual([]);
  });
});
