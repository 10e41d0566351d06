import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { conversations } from '../contract.js';
import { listOf, say, talker, type Talker } from '../testing/talk.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

async function writers(count: number): Promise<[reader: Talker, ...Talker[]]> {
  const reader = await talker(app);
  return [reader, ...(await Promise.all(Array.from({ length: count }, () => talker(app))))];
}

async function follow(reader: Talker, path: string) {
  const reply = await reader.client.get(path).expect(200);
  const next = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link))?.[1];
  return { ids: conversations.parse(reply.json()).map(({ otherUser }) => otherUser.id), next };
}

it('has one line for each person, the newest first, with what was written last', async () => {
  const [reader, one, other] = await writers(2);
  await say(one!, reader, 'First');
  await say(other!, reader, 'Second');
  await say(reader, one!, 'Third '.repeat(100));
  expect(await listOf(reader)).toMatchObject([
    {
      otherUser: { id: one!.id, username: one!.user.username },
      senderId: reader.id,
      lastMessage: 'Third '.repeat(100).slice(0, 140),
      unreadCount: 1,
      read: false,
    },
    { otherUser: { id: other!.id }, senderId: other!.id, lastMessage: 'Second', unreadCount: 1, read: false },
  ]);
  expect(await listOf(one!)).toMatchObject([{ otherUser: { id: reader.id }, unreadCount: 1, read: false }]);
});

it('is paged by its links, and shows nobody twice while people go on writing', async () => {
  const [reader, ...others] = await writers(7);
  for (const other of others) await say(other, reader);
  const newestFirst = others.map(({ id }) => id).toReversed();

  const first = await follow(reader, '/api/messages?limit=3');
  expect(first.ids).toEqual(newestFirst.slice(0, 3));
  await say(others[6]!, reader, 'More');
  await say(others[5]!, reader, 'More');
  const second = await follow(reader, first.next!);
  expect(second.ids).toEqual(newestFirst.slice(3, 6));
  const third = await follow(reader, second.next!);
  expect(third).toEqual({ ids: newestFirst.slice(6), next: undefined });
});

it('has no further page when the last one is exactly full', async () => {
  const [reader, ...others] = await writers(3);
  for (const other of others) await say(other, reader);
  expect((await follow(reader, '/api/messages?limit=3')).next).toBeUndefined();
});

it('says so when a page starts nowhere', async () => {
  const [reader] = await writers(0);
  for (const query of ['cursor=x', 'cursor=-1', 'cursor=1.5', 'limit=0', 'limit=101', 'page=2', 'cursor=%00'])
    await reader.client.get(`/api/messages?${query}`).expect(400);
});
