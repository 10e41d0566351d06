import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LivePages } from '../testing/live-pages.js';
import { say, talker } from '../testing/talk.js';

let app: TestApp;
const pages = new LivePages();
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterEach(() => pages.closeAll());
afterAll(() => app.close());

const listening = (on: TestApp) =>
  on.database.query<{ pid: number }>(
    'test-listening',
    `select pid from pg_stat_activity where application_name = 'amigo-listen' and datname = current_database()`,
  );
const cut = () =>
  app.database.query(
    'test-cut',
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'amigo-listen' and datname = current_database()`,
  );

describe('the listener for events', () => {
  it('misses no event while its database connection is cut again and again', async () => {
    const [meera, tomasz] = [await talker(app), await talker(app)];
    const hers = [await pages.begin(app, meera), await pages.begin(app, meera)];
    expect(await listening(app)).toHaveLength(1);
    const words = Array.from({ length: 40 }, (_, at) => `word ${at}`);
    for (const [at, word] of words.entries()) {
      // Cut also before the last message, because no later event triggers a read.
      if (at % 10 === 9) await cut();
      await say(tomasz, meera, word);
    }
    for (const page of hers) {
      const heard = await page.take(words.length);
      expect(heard.map(({ id }) => id)).toEqual(words.map((_, at) => at + 1));
    }
    await say(tomasz, meera, 'And still there');
    for (const page of hers) expect(await page.next()).toMatchObject({ id: words.length + 1 });
  });

  it('does not run on a worker', async () => {
    const worker = await startTestApp({ env: { ROLE: 'worker' } });
    expect(await listening(worker)).toEqual([]);
    await worker.asVisitor().get('/api/messages/stream', { accept: 'text/event-stream' }).expect(404);
    await worker.close();
  });
});
