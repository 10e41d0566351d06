import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventsOf, say, talker, wordsOf } from '../testing/talk.js';
import { MessagingCleanup } from './messaging-cleanup.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

describe('the cleanup of messages', () => {
  it('deletes events after three days, and no message', async () => {
    const [one, other] = [await talker(app), await talker(app)];
    for (const content of ['Old', 'Older', 'New']) await say(one, other, content);
    await app.database.query(
      'test-age',
      `update inbox_event set created_at = now() - interval '73 hours' where user_id = $1 and id < 3`,
      [other.id],
    );
    await app.get(MessagingCleanup).cleanUp();
    expect((await eventsOf(app, other)).map(({ id }) => id)).toEqual([3]);
    expect((await eventsOf(app, one)).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(await wordsOf(other, one)).toEqual(['Old', 'Older', 'New']);
    await say(one, other);
    expect((await eventsOf(app, other)).map(({ id }) => id)).toEqual([3, 4]);
  });
});
