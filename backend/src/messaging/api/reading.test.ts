import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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

describe('the reading of messages', () => {
  it('counts unread messages, for each conversation and in total', async () => {
    const third = await talker(app);
    await say(writer, reader);
    await say(writer, reader);
    await say(third, reader);
    await say(reader, third);
    expect((await listOf(reader)).map(({ unreadCount }) => unreadCount)).toEqual([1, 2]);
    expect([await unreadOf(reader), await unreadOf(writer), await unreadOf(third)]).toEqual([2, 0, 1]);
  });

  it('marks messages as read up to the reader’s position, which the writer sees', async () => {
    const [first, second] = [await say(writer, reader), await say(writer, reader)];
    expect(await read(reader, writer, first.id)).toEqual({ conversations: 1 });
    expect(await line()).toMatchObject({ read: false, unreadCount: 1 });
    expect(await pageOf(writer, reader)).toMatchObject({ readUpTo: first.id });
    expect(await read(reader, writer, second.id)).toEqual({ conversations: 0 });
    expect(await line()).toMatchObject({ read: true, unreadCount: 0 });
    expect(await pageOf(writer, reader)).toMatchObject({ readUpTo: second.id });
    expect(await pageOf(reader, writer)).toMatchObject({ readUpTo: null });
  });

  it('marks messages as read when the conversation opens, but not for a preview or an older page', async () => {
    const [first] = [await say(writer, reader), await say(writer, reader)];
    await pageOf(reader, writer, '?peek=1');
    await pageOf(reader, writer, `?before=${first.id + 1}`);
    expect(await line()).toMatchObject({ read: false, unreadCount: 2 });
    await pageOf(reader, writer, '');
    expect(await line()).toMatchObject({ read: true, unreadCount: 0 });
    expect(await unreadOf(reader)).toBe(0);
  });

  it('never becomes unread again, and publishes no event twice', async () => {
    const [first, second] = [await say(writer, reader), await say(writer, reader)];
    await read(reader, writer, second.id);
    const eventsBefore = [await eventsOf(app, reader), await eventsOf(app, writer)];
    for (const upTo of [first.id, second.id, 1])
      expect(await read(reader, writer, upTo)).toEqual({ conversations: 0 });
    expect(await pageOf(writer, reader)).toMatchObject({ readUpTo: second.id });
    expect([await eventsOf(app, reader), await eventsOf(app, writer)]).toEqual(eventsBefore);
  });

  it('does not mark future messages as read', async () => {
    const { id } = await say(writer, reader);
    await read(reader, writer, Number.MAX_SAFE_INTEGER);
    expect(await pageOf(writer, reader)).toMatchObject({ readUpTo: id });
    await say(writer, reader);
    expect(await line()).toMatchObject({ read: false, unreadCount: 1 });
  });

  it('keeps the furthest position when several are set at once', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 10; count++) ids.push((await say(writer, reader)).id);
    await Promise.all([...ids, ...ids.toReversed()].map((id) => read(reader, writer, id)));
    expect(await pageOf(writer, reader)).toMatchObject({ readUpTo: ids.at(-1) });
    expect(await line()).toMatchObject({ read: true, unreadCount: 0 });
    const marks = (await eventsOf(app, writer))
      .filter(({ kind }) => kind === 'read')
      .map(({ upTo }) => upTo!);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
  });

  it('counts messages that arrive while positions are set', async () => {
    const { id } = await say(writer, reader);
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? read(reader, writer, id) : say(writer, reader))),
    );
    expect(await line()).toMatchObject({ unreadCount: 10 });
  });

  it('counts as unseen since the first unread message', async () => {
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

  it('ignores a position in a missing conversation, and refuses invalid ones', async () => {
    expect(await read(reader, writer, 5)).toEqual({ conversations: 0 });
    expect(await eventsOf(app, reader)).toEqual([]);
    for (const body of [{}, { upTo: 0 }, { upTo: 1.5 }, { upTo: '5' }, { upTo: 5, all: true }])
      await reader.client.post(`/api/messages/${writer.id}/read`, body).expect(400);
  });
});
