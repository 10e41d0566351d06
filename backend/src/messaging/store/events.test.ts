import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventsOf, listOf, say, talker, unreadOf, wordsOf, type Talker } from '../testing/talk.js';

let app: TestApp;
let one: Talker;
let other: Talker;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [one, other] = [await talker(app), await talker(app)];
});
afterAll(() => app.close());

const upTo = (count: number) => Array.from({ length: count }, (_, before) => before + 1);
const numbersOf = async (who: Talker) => (await eventsOf(app, who)).map(({ id }) => id);
const times = <Result>(count: number, act: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(turn)));

describe('the store of messages', () => {
  it('publishes each message to both users, with their unread counts', async () => {
    await say(one, other);
    await say(other, one);
    const { id } = await say(one, other);
    await other.client.post(`/api/messages/${one.id}/read`, { upTo: id }).expect(200);
    const countsOf = async (who: Talker) =>
      (await eventsOf(app, who)).map(({ kind, unread }) => [kind, unread]);
    expect(await countsOf(one)).toEqual([
      ['message', 0],
      ['message', 1],
      ['message', 1],
      ['read', 1],
    ]);
    expect(await countsOf(other)).toEqual([
      ['message', 1],
      ['message', 1],
      ['message', 1],
      ['read', 0],
    ]);
  });

  it('loses no message when two users write fifty each at once', async () => {
    await times(50, (turn) =>
      Promise.all([say(one, other, `one ${turn}`), say(other, one, `other ${turn}`)]),
    );
    for (const [reader, writer] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await numbersOf(reader)).toEqual(upTo(100));
      expect(new Set(await wordsOf(reader, writer, '?limit=100&peek=1')).size).toBe(100);
      expect(await listOf(reader)).toMatchObject([{ unreadCount: 50, read: false }]);
      expect(await unreadOf(reader)).toBe(1);
    }
    const [mine, theirs] = [await listOf(one), await listOf(other)];
    expect(mine[0]?.lastMessage).toBe(theirs[0]?.lastMessage);
    expect((await wordsOf(one, other, '?limit=1'))[0]).toBe(mine[0]?.lastMessage);
  });

  it('lets several users write, read and answer at once', async () => {
    const circle = [one, other, await talker(app), await talker(app)];
    const pairs = circle.flatMap((from) =>
      circle.filter((to) => to !== from).map((to) => [from, to] as const),
    );
    await times(7, () =>
      Promise.all(
        pairs.map(async ([from, to]) => {
          const { id } = await say(from, to);
          await to.client.post(`/api/messages/${from.id}/read`, { upTo: id }).expect(200);
        }),
      ),
    );
    for (const who of circle) {
      const numbers = await numbersOf(who);
      expect(numbers).toEqual(upTo(numbers.length));
    }
  });

  it('numbers the messages of a conversation in the order of their commits', async () => {
    await times(20, (turn) => say(turn % 2 ? one : other, turn % 2 ? other : one));
    const rows = await app.database.query<{ id: number; at: Date }>(
      'test-order',
      `select m.id::float8 as id, m.created_at as at from inbox_event e join message m on m.id = e.message_id
     where e.user_id = $1 order by e.id`,
      [one.id],
    );
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => +a - +b));
  });

  it('notifies every node of new events, with nothing but keys', async () => {
    const node = new Client({ connectionString: app.config.databaseUrl });
    await node.connect();
    const heard: (string | undefined)[] = [];
    node.on('notification', ({ payload }) => heard.push(payload));
    await node.query('listen inbox');
    await say(one, other, 'A secret');
    await node.query('select 1');
    await node.end();
    expect(new Set(heard)).toEqual(new Set([`${one.id}:1`, `${other.id}:1`]));
    expect(heard).toHaveLength(2);
  });
});
