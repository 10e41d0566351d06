import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Notify, signalMembers } from '../../account/index.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LivePages } from '../testing/live-pages.js';
import { say, talker } from '../testing/talk.js';

let app: TestApp;
let other: TestApp;
const pages = new LivePages();
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
});
afterEach(() => pages.closeAll());
afterAll(async () => {
  await other.close();
  await app.close();
});

describe('a signal', () => {
  it('reaches the open pages of its members on every node, once the change is committed, and nobody else', async () => {
    const [meera, anand, stranger] = [await talker(app), await talker(app), await talker(app)];
    const [hers, his] = [await pages.begin(app, meera), await pages.begin(other, anand)];
    const strangers = await pages.begin(other, stranger);
    const em = app.get(MikroORM).em.fork();
    await em.transactional(async (em) => {
      await signalMembers(em, [meera.id, anand.id], { kind: 'trip', tripId: 12 });
      expect([...hers.signals, ...his.signals]).toEqual([]);
    });
    expect(await hers.signal()).toEqual({ kind: 'trip', tripId: 12 });
    expect(await his.signal()).toEqual({ kind: 'trip', tripId: 12 });
    await say(anand, stranger, 'Hello');
    await strangers.next();
    expect(strangers.signals).toEqual([]);
  });

  it('has no number, so the position of the page stays that of its last message', async () => {
    const [meera, anand] = [await talker(app), await talker(app)];
    const page = await pages.begin(app, meera);
    await say(anand, meera, 'one');
    await page.next();
    const { lastEventId } = page;
    await signalMembers(app.get(MikroORM).em.fork(), [meera.id], { kind: 'trip', tripId: 7 });
    await page.signal();
    expect(page.lastEventId).toBe(lastEventId);
    await say(anand, meera, 'two');
    expect((await page.next()).id).toBe(lastEventId + 1);
  });

  it('says that a member has news, to their pages only, and once it is seen on another device', async () => {
    const [meera, stranger] = [await talker(app), await talker(app)];
    const [here, there] = [await pages.begin(app, meera), await pages.begin(other, meera)];
    const strangers = await pages.begin(other, stranger);
    const content = { subject: 'Trip cancelled: JFK to DEL', paragraphs: [] };
    const em = app.get(MikroORM).em.fork();
    await em.transactional((inside) =>
      app.get(Notify).send(inside, 'trip.cancelled', { userId: meera.id, content }),
    );
    await Promise.all([here.hearsNews(), there.hearsNews()]);
    const { items } = (await meera.client.get('/api/notifications/list').expect(200)).json() as {
      items: { id: number }[];
    };
    await meera.client.post('/api/notifications/seen', { upTo: items[0]?.id }).expect(200);
    await Promise.all([here.hearsNews(), there.hearsNews()]);
    expect(strangers.news).toEqual([]);
  });
});
