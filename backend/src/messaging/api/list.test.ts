import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { conversations } from '../contract.js';
import { listOf, say, talker, type Talker } from '../testing/talk.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

async function follow(reader: Talker, path = 'nowhere') {
  const reply = await reader.client.get(path).expect(200);
  const next = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link))?.[1];
  return { ids: conversations.parse(reply.json()).map(({ otherUser }) => otherUser.id), next };
}

describe('the list of conversations', () => {
  it('has one entry for each person, newest first, with the last message', async () => {
    const [reader, one, other] = [await talker(app), await talker(app), await talker(app)];
    await say(one, reader, 'First');
    await say(other, reader, 'Second');
    await say(reader, one, 'Third '.repeat(100));
    expect(await listOf(reader)).toMatchObject([
      {
        otherUser: { id: one.id, username: one.user.username },
        senderId: reader.id,
        lastMessage: 'Third '.repeat(100).slice(0, 140),
        unreadCount: 1,
        read: false,
      },
      { otherUser: { id: other.id }, senderId: other.id, lastMessage: 'Second', unreadCount: 1, read: false },
    ]);
    expect(await listOf(one)).toMatchObject([{ otherUser: { id: reader.id }, unreadCount: 1, read: false }]);
  });

  it('shows nobody twice across its pages while people go on writing', async () => {
    const reader = await talker(app);
    const newestFirst: number[] = [];
    const write = async (who?: Talker) => {
      const writer = who ?? (await talker(app));
      await say(writer, reader);
      if (!who) newestFirst.unshift(writer.id);
      return writer;
    };
    for (let count = 0; count < 5; count++) await write();
    const [late, last] = [await write(), await write()];

    const first = await follow(reader, '/api/messages?limit=3');
    expect(first.ids).toEqual(newestFirst.slice(0, 3));
    await write(last);
    await write(late);
    const second = await follow(reader, first.next);
    expect(second.ids).toEqual(newestFirst.slice(3, 6));
    const third = await follow(reader, second.next);
    expect(third).toEqual({ ids: newestFirst.slice(6), next: undefined });
  });

  it('has no further page when the last one is exactly full', async () => {
    const reader = await talker(app);
    for (let count = 0; count < 3; count++) await say(await talker(app), reader);
    expect((await follow(reader, '/api/messages?limit=3')).next).toBeUndefined();
  });

  it('refuses an invalid position of a page', async () => {
    const reader = await talker(app);
    for (const query of [
      'cursor=x',
      'cursor=-1',
      'cursor=1.5',
      'limit=0',
      'limit=101',
      'page=2',
      'cursor=%00',
    ])
      await reader.client.get(`/api/messages?${query}`).expect(400);
  });
});
