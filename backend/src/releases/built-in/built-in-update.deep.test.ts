import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../testing/test-app.js';
import { startTestApp } from '../../testing/test-app.js';
import { openStore } from '../../platform/object-store/open-store.js';
import { Publisher } from '../shipping/publisher.js';
import { remoteBuild, shellBuildOf } from '../testing/builds.js';
import { emptyBucket, emptyFolder, imageWith, type Builds } from '../testing/image-site.js';
import { untilTextContains } from '../testing/until-text.js';

const gates = (edition: string) => ({ gates: remoteBuild('gates', edition) });
const both = (edition: string): Builds => ({ ...gates(edition), lounge: remoteBuild('lounge', edition) });

describe.each([
  ['a folder', emptyFolder],
  ['a bucket', emptyBucket],
])('releases that come with a server, into %s', (_kind, makeStore) => {
  let store: Awaited<ReturnType<typeof makeStore>>;
  const apps: TestApp[] = [];
  beforeEach(async () => {
    store = await makeStore();
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await store.close();
  });

  /** A server of an image with these builds, once it has decided about them. */
  async function start(builds: Builds): Promise<TestApp> {
    const app = await startTestApp({ env: { ...store.env, ...(await imageWith(builds)) } });
    apps.push(app);
    return app;
  }

  const read = (app: TestApp, path: string) => async () => (await app.asVisitor().get(path)).text;
  /** Until the store has it: a page may have it before. */
  const untilPage = async (app: TestApp, release: string) => {
    await untilTextContains('"ok"', read(app, '/health/ready'), 15_000);
    return untilTextContains(`/mf/gates/${release}/entry.js`, read(app, '/gates'));
  };
  const untilConsole = (app: TestApp, words: string) => untilTextContains(words, read(app, '/platform'));

  const team = () => new Publisher(openStore(apps.at(0)!.config));
  const ship = (edition: string, percent?: number) =>
    team().publish('gates', remoteBuild('gates', edition), { by: 'Ana', percent });
  const channel = async () => (await team().channels()).names['gates'];

  it('fill an empty store, and the site is ready once its pages have their files', async () => {
    const app = await start(both('a'));
    await untilTextContains('"ok"', read(app, '/health/ready'));
    expect(await read(app, '/gates')()).toContain('/mf/gates/1.0.0-a/entry.js');
    for (const path of [
      '/mf/gates/1.0.0-a/entry.js',
      '/mf/lounge/1.0.0-a/entry.js',
      '/mf/shell/1.0.0-a/main.js',
    ])
      await app.asVisitor().get(path).expect(200);
    await untilConsole(app, '<strong>the server</strong> shipped gates 1.0.0-a to everybody');
  });

  it('are published once by servers that start at the same time', async () => {
    const started = await Promise.all([start(both('a')), start(both('a')), start(both('a'))]);
    for (const app of started) await untilPage(app, '1.0.0-a');
    expect((await team().channels()).history).toHaveLength(3);
  });

  it('replace those of an earlier server, which can be rolled back for good', async () => {
    await untilPage(await start(gates('a')), '1.0.0-a');
    const updated = await start(gates('b'));
    await untilPage(updated, '1.0.0-b');
    await team().rollback('gates', '1.0.0-b', 'Ana');
    const restarted = await start(gates('b'));
    await untilConsole(
      restarted,
      'gates 1.0.0-b, which came with this server, is not used: visitors have had it before, and 1.0.0-a came after it.',
    );
    expect(await channel()).toMatchObject({ current: '1.0.0-a' });
  });

  it('leave what a team has shipped since, and say so', async () => {
    await untilPage(await start(gates('a')), '1.0.0-a');
    await ship('team');
    const updated = await start(gates('b'));
    await untilConsole(
      updated,
      'gates 1.0.0-b, which came with this server, is not used: Ana shipped 1.0.0-team.',
    );
    expect(await channel()).toMatchObject({ current: '1.0.0-team' });
    // An older server that restarts in the middle of the update changes nothing either.
    await untilConsole(await start(gates('a')), 'gates 1.0.0-a, which came with this server, is not used');
    expect(await channel()).toMatchObject({ current: '1.0.0-team' });
  });

  it('do not end a canary', async () => {
    await untilPage(await start(gates('a')), '1.0.0-a');
    await ship('team', 10);
    await untilConsole(await start(gates('b')), 'is not used: there is a canary.');
    expect(await channel()).toMatchObject({ current: '1.0.0-a', canary: { release: '1.0.0-team' } });
  });

  it('stay out if they do not fit what a team has shipped, with all that needs them', async () => {
    await untilPage(await start({ shell: shellBuildOf('a', { hostApi: 2 }), ...gates('a') }), '1.0.0-a');
    await team().publish('lounge', remoteBuild('lounge', 'team'), { by: 'Ana' });
    const updated = await start({
      shell: shellBuildOf('b', { hostApi: 3, oldestHostApi: 2 }),
      gates: remoteBuild('gates', 'b', { hostApi: 3 }),
      bar: remoteBuild('bar', 'b', { hostApi: 2 }),
    });
    await untilConsole(updated, 'gates 1.0.0-b, which came with this server, is not used: it does not fit');
    const page = await untilConsole(updated, '<strong>the server</strong> shipped bar 1.0.0-b');
    expect(page).toContain('speaks nothing below 2 any more');
    expect(await channel()).toMatchObject({ current: '1.0.0-a' });
  });
});

describe('the built-in releases', () => {
  it('are nobody’s business but the server’s: a stranger can publish nothing by them', async () => {
    const app = await startTestApp({
      env: { ...(await emptyFolder()).env, ...(await imageWith(gates('a'))) },
    });
    await app.asVisitor().post('/platform/ship', {}).expect(401);
    await app.close();
  });
});
