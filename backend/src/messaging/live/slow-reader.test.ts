import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LivePages } from '../testing/live-pages.js';
import { say, talker } from '../testing/talk.js';
import { writeMany } from '../testing/write-many.js';
import { OpenStreams } from './open-streams.js';

let app: TestApp;
const pages = new LivePages();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  pages.closeAll();
  await app.close();
});

describe('a slow reader', () => {
  it('is disconnected early, does not slow down others, and catches up later', async () => {
    const [meera, tomasz] = [await talker(app), await talker(app)];
    const [slow, quick] = [await pages.begin(app, meera), await pages.begin(app, meera)];
    slow.response.pause();
    await say(tomasz, meera);
    const long = Array.from({ length: 100 }, (_, at) => '🛫'.repeat(1_000) + at);
    let written = 1;
    while (app.get(OpenStreams).of(meera.id).length === 2) {
      await writeMany(app.database, tomasz, meera, long);
      await quick.take(written === 1 ? 101 : 100);
      written += 100;
    }
    slow.response.resume();
    await slow.over();
    expect(slow.lastEventId).toBeLessThan(written);

    const again = await pages.open(app, meera, { lastEventId: slow.lastEventId });
    // Either all missed events or a reset.
    let reached = slow.lastEventId;
    while (reached < written) ({ id: reached } = await again.next());
    expect(reached).toBe(written);
  });
});
