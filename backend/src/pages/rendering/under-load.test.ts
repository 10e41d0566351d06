import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pageOf, rootOf, startRenderingSite } from '../testing/rendering-site.js';

let rendering: Awaited<ReturnType<typeof startRenderingSite>>;
beforeAll(async () => {
  // As in production.
  rendering = await startRenderingSite({ budgetMs: 50 });
});
afterAll(() => rendering.app.close());

const outcomes = async (release: string) => {
  const { text } = await rendering.app.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
  const lines = text.matchAll(/^page_render_seconds_count\{([^}]*)\} (\d+)$/gm);
  return new Map(
    [...lines]
      .filter(([, labels = '']) => labels.includes(`release="${release}"`))
      .map(([, labels = '', count]) => [/outcome="(\w+)"/.exec(labels)?.[1], Number(count)]),
  );
};

const rootAt = async (path: string, userAgent = '') => {
  const { text } = await rendering.app.asVisitor().get(path, { 'user-agent': userAgent }).expect(200);
  return rootOf(text);
};

/** Pages whose address says what rendering them takes. */
const pages = pageOf(`
  const [, kind, ms] = /(busy|idle)(\\d+)/.exec(address) ?? [];
  if (kind === 'idle') return new Promise((resolve) => setTimeout(resolve, Number(ms), 'Waited'));
  if (address.endsWith('random')) return new Promise((resolve) => setTimeout(resolve, 50, Math.random()));
  for (const end = Date.now() + Number(ms ?? 0); Date.now() < end; );
  return 'Hello';
`);

/** Takes 120 ms for the first page of its code, as compiling does. */
const slowAtFirst = `const slow = new Set(); exports.default = { page: (address) => {
  const [, person] = address.split('?');
  if (!slow.has(person)) for (const end = Date.now() + 120; Date.now() < end; );
  slow.add(person);
  return 'Hello';
} };`;

it('the first page of a release has its first view, for a stranger and for a member', async () => {
  const { app, release, untilServed } = rendering;
  const member = await app.as(await app.make.user());
  expect(rootOf(await untilServed(release(slowAtFirst)))).toBe('<main>Hello</main>');
  expect(rootOf((await member.get('/hello?member').expect(200)).text)).toBe('<main>Hello</main>');
});

describe('a page', () => {
  let name = '';
  beforeAll(async () => {
    name = rendering.release(pages);
    while ((await rendering.rootWith(name)) === '');
  });

  it('has its first view though the processor was not given to it in time', async () => {
    expect(await rootAt('/hello?idle100')).toBe('<main>Waited</main>');
  });

  it('comes without it when rendering takes too much of the processor', async () => {
    const { late = 0 } = Object.fromEntries(await outcomes(name));
    expect(await rootAt('/hello?busy700')).toBe('');
    expect((await outcomes(name)).get('late')).toBe(late + 1);
    while ((await rootAt('/hello?after')) === '');
  });

  it('comes without it after half a second, except for a reader that runs no script', async () => {
    expect(await rootAt('/hello?idle800')).toBe('');
    expect(await rootAt('/hello?idle801', 'Mozilla/5.0 (compatible; bingbot/2.0)')).toBe(
      '<main>Waited</main>',
    );
  });

  it('is not blamed for the time that it is not given', async () => {
    for (const n of [1, 2, 3, 4]) await rootAt(`/hello?idle1200&${n}`);
    const found = await outcomes(name);
    expect([found.get('failed'), found.get('paused')]).toEqual([undefined, undefined]);
  });

  it('comes without it at once while many are rendered', async () => {
    const roots = await Promise.all(Array.from({ length: 60 }, (_, n) => rootAt(`/hello?idle20&${n}`)));
    const without = roots.filter((root) => root === '').length;
    expect(without).toBeGreaterThan(20);
    expect((await outcomes(name)).get('busy')).toBeGreaterThan(20);
    // On a busy machine some renders are still running after their responses.
    while ((await rootAt('/hello?later')) === '');
  });

  it('is rendered once for strangers who ask for it at the same time', async () => {
    const askTogether = async (n: number) =>
      new Set(await Promise.all(Array.from({ length: 20 }, () => rootAt(`/hello?${n}&random`))));
    let roots = await askTogether(0);
    // Too late on a busy machine. Another address, since a page that is late is kept.
    for (let n = 1; roots.has(''); n += 1) roots = await askTogether(n);
    expect([...roots]).toEqual([expect.stringContaining('0.')]);
  });
});

it('a page that never ends is not rendered any more after three times in a row', async () => {
  const name = rendering.release(pageOf(`if (address.includes('hang')) for (;;); return 'Hello'`));
  while ((await rendering.rootWith(name)) === '');
  for (let n = 0; !(await outcomes(name)).has('paused'); n++)
    expect(await rootAt(`/hello?hang${n}`)).toBe('');
  expect(await rootAt('/hello?good')).toBe('');
}, 20_000);
