import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventsOf, listOf, pageOf, say, talker, unreadOf, type Talker } from '../testing/talk.js';

let app: TestApp;
let writer: Talker;
let reader: Talker;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [writer, reader] = [await talker(app), await talker(app)];
});
afterAll(() => app.close());

const read = async (who: Talker, other: Talker, upTo: number) =>
  (await who.client.post(`/api/messages/${other.id}/read`, { upTo }).expect(200)).json();
const line = async () => (await listOf(reader))[0];

it('counts what waits, for each conversation and for all', async () => {
  const third = await talker(app);
  await say(writer, reader);
  await say(writer, reader);
  await say(third, reader);
  await say(reader, third);
  expect((await listOf(reader)).map(({ unreadCount }) => unreadCount)).toEqual([1, 2]);
  expect([await unreadOf(reader), await unreadOf(writer), await unreadOf(third)]).toEqual([2, 0, 1]);
});

it('is read once the reader has come that far, which the writer sees', async () => {
  const [first, second] = [await say(writer, reader), await say(writer, reader)];
  expect(await read(reader, writer, first.id)).toEqual({ conversations: 1 });
  expect(await line()).toMatchObject({ read: false, unreadCount: 1 });
  expect(await pageOf(writer, reader)).toMatchObject({ readUpTo: first.id });
  expect(await read(reader, writer, second.id)).toEqual({ conversations: 0 });
  expect(await line()).toMatchObject({ read: true, unreadCount: 0 });
  expect(await pageOf(writer, reader)).toMatchObject({ readUpTo: second.id });
  expect(await pageOf(reader, writer)).toMatchObject({ readUpTo: null });
});

it('is read by whoever opens it, but not by a glance nor by going back in it', async () => {
  const [first] = [await say(writer, reader), await say(writer, reader)];
  await pageOf(reader, writer, '?peek=1');
  await pageOf(reader, writer, `?before=${first.id + 1}`);
  expect(await line()).toMatchObject({ read: false, unreadCount: 2 });
  await pageOf(reader, writer, '');
  expect(await line()).toMatchObject({ read: true, unreadCount: 0 });
  expect(await unreadOf(reader)).toBe(0);
});

it('never becomes unread again, and says nothing twice', async () => {
  const [first, second] = [await say(writer, reader), await say(writer, reader)];
  await read(reader, writer, second.id);
  const told = [await eventsOf(app, reader), await eventsOf(app, writer)];
  for (const upTo of [first.id, second.id, 1])
    expect(await read(reader, writer, upTo)).toEqual({ conversations: 0 });
  expect(await pageOf(writer, reader)).toMatchObject({ readUpTo: second.id });
  expect([await eventsOf(app, reader), await eventsOf(app, writer)]).toEqual(told);
});

it('does not mark what is still to be written', async () => {
  const { id } = await say(writer, reader);
  await read(reader, writer, Number.MAX_SAFE_INTEGER);
  expect(await pageOf(writer, reader)).toMatchObject({ readUpTo: id });
  await say(writer, reader);
  expect(await line()).toMatchObject({ read: false, unreadCount: 1 });
});

it('ends at the furthest mark when many are set at once', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 10; count++) ids.push((await say(writer, reader)).id);
  await Promise.all([...ids, ...ids.toReversed()].map((id) => read(reader, writer, id)));
  expect(await pageOf(writer, reader)).toMatchObject({ readUpTo: ids.at(-1) });
  expect(await line()).toMatchObject({ read: true, unreadCount: 0 });
  const marks = (await eventsOf(app, writer)).filter(({ kind }) => kind === 'read').map(({ upTo }) => upTo!);
  expect(marks).toEqual(marks.toSorted((a, b) => a - b));
});

it('counts what arrives while marks are set', async () => {
  const { id } = await say(writer, reader);
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 ? read(reader, writer, id) : say(writer, reader))),
  );
  expect(await line()).toMatchObject({ unreadCount: 10 });
});

it('waits unseen since the first that was not read', async () => {
  const since = async () => {
    const [row] = await app.database.query<{ since: Date | null; mailed: Date | null }>(
      'test-unseen',
      'select unseen_since as since, mailed_at as mailed from participant where user_id = $1',
      [reader.id],
    );
    return row?.since?.toISOString();
  };
  const [first, second] = [await say(writer, reader), await say(writer, reader)];
  expect(await since()).toBe(first.createdAt);
  await read(reader, writer, first.id);
  expect(await since()).toBe(second.createdAt);
  await read(reader, writer, second.id);
  expect(await since()).toBeUndefined();
});

it('is nothing for a conversation that there is not', async () => {
  expect(await read(reader, writer, 5)).toEqual({ conversations: 0 });
  expect(await eventsOf(app, reader)).toEqual([]);
  for (const body of [{}, { upTo: 0 }, { upTo: 1.5 }, { upTo: '5' }, { upTo: 5, all: true }])
    await reader.client.post(`/api/messages/${writer.id}/read`, body).expect(400);
});
