import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LivePages } from '../../messaging/testing/live-pages.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeCrew, markThreadRead, written, type Crew } from '../testing/threads.js';

let app: TestApp;
let crew: Crew;
const pages = new LivePages();
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  crew = await makeCrew(app);
});
afterEach(() => pages.closeAll());
afterAll(() => app.close());

async function openAll({ seeker, first, second }: Crew) {
  const all = await Promise.all([seeker, first, second].map((person) => pages.begin(app, person)));
  // What the agreement signals may still be under way. A message comes behind it.
  await written(seeker, 'Are we all here?');
  for (const page of all) while ('about' in (await page.signal())) continue;
  return all;
}

describe('a live thread', () => {
  it('reaches the open pages of all members at once, whoever writes', async () => {
    const all = await openAll(crew);
    for (const writer of [crew.seeker, crew.first, crew.second]) {
      await written(writer, 'Hello');
      for (const page of all) expect(await page.signal()).toEqual({ kind: 'trip', tripId: crew.first.id });
    }
  });

  it('says when somebody has read', async () => {
    const { id } = await written(crew.seeker, 'Hello');
    const [seekers] = await openAll(crew);
    await markThreadRead(crew.second, id);
    expect(await seekers?.signal()).toEqual({ kind: 'trip', tripId: crew.first.id });
  });

  it('reaches neither those who have left nor those who are blocked by the writer', async () => {
    const { first, second } = crew;
    await second.client.post('/api/blocks', { userId: first.user.id }).expect(200);
    const [seekers, firsts, seconds] = await openAll(crew);
    await written(first, 'Hello');
    await seekers?.signal();
    await firsts?.signal();
    expect(seconds?.signals).toEqual([]);
    await first.client.post(`/api/matches/${first.id}/cancel`, { reason: 'Plans changed' }).expect(200);
    for (const page of [seekers, seconds]) expect(await page?.signal()).toMatchObject({ about: 'day' });
    await written(second, 'Only we two');
    await seconds?.signal();
    await seekers?.signal();
    expect(firsts?.signals).toEqual([]);
  });

  it('reloads the pages of two companions after a block between them', async () => {
    const { first, second, seeker } = crew;
    await written(seeker, 'Hello');
    const [, firsts, seconds] = await openAll(crew);
    await first.client.post('/api/blocks', { userId: second.user.id }).expect(200);
    expect(await firsts?.signal()).toMatchObject({ tripId: first.id });
    expect(await seconds?.signal()).toMatchObject({ tripId: first.id });
  });
});
