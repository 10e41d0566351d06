import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LivePages } from '../testing/live-pages.js';
import { say, talker, type Talker } from '../testing/talk.js';
import { maxCatchUp } from './inbox-events.js';

let app: TestApp;
let meera: Talker;
let tomasz: Talker;
const pages = new LivePages();
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [meera, tomasz] = [await talker(app), await talker(app)];
});
afterEach(() => pages.closeAll());
afterAll(() => app.close());

async function sayAll(words: string[]) {
  for (const content of words) await say(tomasz, meera, content);
}
const wordsIn = (heard: { event: object }[]) =>
  heard.map(({ event }) => (event as { message?: { content: string } }).message?.content);

/** Writes many read events at once. */
const readOften = (reader: Talker, upTo: number) =>
  app.database.query(
    'test-read-often',
    `with numbered as (
       update inbox set last_event = $2 from (select last_event as before from inbox where user_id = $1) old
       where user_id = $1 returning before
     )
     insert into inbox_event (user_id, id, kind, conversation_id, reader_id, up_to, unread)
     select $1, id, 'read', (select conversation_id from participant where user_id = $1 limit 1), $1, 1, 0
     from numbered, generate_series(before + 1, $2::bigint) id`,
    [reader.id, upTo],
  );

describe('the stream after a break', () => {
  it.each(['lastEventId', 'after'])(
    'sends the missed events once and in order, and then the new ones: %s',
    async (name) => {
      await sayAll(['one', 'two', 'three', 'four']);
      const page = await pages.open(app, meera, { [name]: 2 });
      await sayAll(['five']);
      const heard = await page.take(3);
      expect(wordsIn(heard)).toEqual(['three', 'four', 'five']);
      expect(heard.map(({ id }) => id)).toEqual([3, 4, 5]);
    },
  );

  it('prefers the position that the browser sends when it reconnects', async () => {
    await sayAll(['one', 'two', 'three']);
    const page = await pages.open(app, meera, { after: 0, lastEventId: 2 });
    expect(wordsIn([await page.next()])).toEqual(['three']);
  });

  it('sends each page its own missed events, while others just continue', async () => {
    await sayAll(['one']);
    const open = await pages.begin(app, meera);
    await sayAll(['two', 'three']);
    const [old, older] = [
      await pages.open(app, meera, { after: 1 }),
      await pages.open(app, meera, { after: 0 }),
    ];
    await sayAll(['four']);
    expect(wordsIn(await open.take(3))).toEqual(['two', 'three', 'four']);
    expect(wordsIn(await old.take(3))).toEqual(['two', 'three', 'four']);
    expect(wordsIn(await older.take(4))).toEqual(['one', 'two', 'three', 'four']);
  });

  it('resets a page only if it missed too many events', async () => {
    await sayAll(['one']);
    await readOften(meera, maxCatchUp + 1);
    const late = await pages.open(app, meera, { after: 0 });
    const justInTime = await pages.open(app, meera, { after: 1 });
    expect(await late.next()).toEqual({ id: maxCatchUp + 1, event: { kind: 'reset', unread: 1 } });
    expect((await justInTime.take(maxCatchUp)).map(({ id }) => id)).toEqual(
      Array.from({ length: maxCatchUp }, (_, at) => at + 2),
    );
    await sayAll(['and now?']);
    expect(wordsIn([await late.next(), await justInTime.next()])).toEqual(['and now?', 'and now?']);
  });

  it('resets a page whose missed events were cleaned up', async () => {
    await sayAll(['one', 'two', 'three']);
    const forget = `delete from inbox_event where user_id = $1 and id = $2`;
    await app.database.query('test-forget', forget, [meera.id, 2]);
    const page = await pages.open(app, meera, { after: 1 });
    expect(await page.next()).toEqual({ id: 3, event: { kind: 'reset', unread: 1 } });
    await app.database.query('test-forget', forget, [meera.id, 3]);
    const other = await pages.open(app, meera, { after: 1 });
    expect(await other.next()).toEqual({ id: 3, event: { kind: 'reset', unread: 1 } });
  });

  it.each([7, 999_999_999_999, '18446744073709551615', 'of another site'])(
    'resets a page with a position of another history: %s',
    async (lastEventId) => {
      await sayAll(['one']);
      const page = await pages.open(app, meera, { lastEventId });
      expect(await page.next()).toEqual({ id: 1, event: { kind: 'reset', unread: 1 } });
      await sayAll(['two']);
      expect(await page.next()).toMatchObject({ id: 2, event: { kind: 'message' } });
    },
  );

  it('leaves out messages from a user who is blocked by now', async () => {
    const stranger = await talker(app);
    await sayAll(['one']);
    await say(stranger, meera, 'unwanted');
    await app.database.query('test-block', `insert into block (blocker_id, blocked_id) values ($1, $2)`, [
      meera.id,
      stranger.id,
    ]);
    const page = await pages.open(app, meera, { after: 0 });
    expect(wordsIn([await page.next()])).toEqual(['one']);
    await page.says('id: 2');
    expect(page.lastEventId).toBe(2);
    await sayAll(['three']);
    expect(wordsIn([await page.next()])).toEqual(['three']);
  });

  it('resets every open page after a block or a deleted account', async () => {
    const leaving = await talker(app, { email: 'leaving@example.com' });
    await sayAll(['one']);
    await say(leaving, meera, 'Bye');
    const [hers, his] = [await pages.begin(app, meera), await pages.begin(app, tomasz)];
    await meera.client.post('/api/blocks', { userId: tomasz.id }).expect(200);
    expect(await hers.next()).toEqual({ id: 3, event: { kind: 'reset', unread: 1 } });
    expect(await his.next()).toEqual({ id: 2, event: { kind: 'reset', unread: 0 } });
    await leaving.client.delete('/api/profile', { email: 'leaving@example.com' }).expect(200);
    // Messages received from a deleted user stay.
    expect(await hers.next()).toEqual({ id: 4, event: { kind: 'reset', unread: 1 } });
  });
});
