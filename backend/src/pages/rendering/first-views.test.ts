import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RemoteRelease } from '../../releases/contract.js';
import { accountRelease } from '../../releases/testing/published-site.js';
import {
  file,
  goodPage,
  helloRoute,
  pageOf,
  rootOf,
  sha384,
  startRenderingSite,
} from '../testing/rendering-site.js';
import { PageRenderer } from './page-renderer.service.js';

let rendering: Awaited<ReturnType<typeof startRenderingSite>>;
beforeAll(async () => {
  rendering = await startRenderingSite();
});
afterAll(() => rendering.app.close());

describe('a release that renders', () => {
  it('is in the HTML, with the given libraries and the state of the cache', async () => {
    const name = rendering.release(goodPage);
    expect(await rendering.rootWith(name)).toBe('<main>Hello at /hello?from=DEL with the very React</main>');
    const { text } = await rendering.app.asVisitor().get('/hello').expect(200);
    expect(text).toContain('"rendered":{"address":"/hello","parts":["account /hello"]');
    // Sent once, in the cache that the first view shows.
    expect(text).toContain('"answers":{}');
  });

  it('brings its stylesheets in the HTML, so that none holds up the page', async () => {
    const name = rendering.release(goodPage);
    await rendering.rootWith(name);
    const { text, headers } = await rendering.app.asVisitor().get('/hello').expect(200);
    const [, nonce = '', written] =
      /<style data-href="profile.css" nonce="(.*?)">(.*?)<\/style>/s.exec(text) ?? [];
    expect(written?.trim()).toBe(
      `.card { background: url(/mf/account/${name}/card.png) } .end::after { content: "<\\/style>" }`,
    );
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(text).not.toMatch(/<link[^>]*profile\.css/);
  });

  /** Its page shows a slot of another remote, whose stylesheet is this. */
  const withSlot = (key: string, badge = '.badge { color: red }') => {
    const messaging: RemoteRelease = {
      ...accountRelease,
      name: 'messaging',
      release: `1.0.0-${key}`,
      server: file,
      routes: [],
      slots: [{ name: 'header.badge', files: ['badge.css', 'badge.js'] }],
      integrity: { [file]: sha384(''), 'badge.css': sha384('.badge { color: red }'), 'badge.js': sha384('') },
    };
    rendering.site.write(`releases/messaging/1.0.0-${key}/${file}`, '');
    rendering.site.write(`releases/messaging/1.0.0-${key}/badge.css`, badge);
    const shown = `exports.default = { page: () => 'Hello', slots: ['messaging@1.0.0-${key} header.badge'] }`;
    return rendering.release(shown, {}, [messaging]);
  };

  it('brings the stylesheets of the slots in it', async () => {
    const text = await rendering.untilServed(withSlot('badge'));
    const styles = text.matchAll(/<style data-href="(.*?)" nonce=".*?">\s*(.*?)\s*<\/style>/gs);
    expect(Object.fromEntries(Array.from(styles, ([, name, style]) => [name, style]))).toEqual({
      'profile.css': expect.stringContaining('.card'),
      'badge.css': '.badge { color: red }',
    });
  });

  it('does without the stylesheet of a slot that was changed in the store', async () => {
    const text = await rendering.untilServed(withSlot('changed', '* { display: none }'));
    expect(rootOf(text)).toContain('Hello');
    expect(text).not.toContain('display: none');
  });

  it('is painted before its program starts', async () => {
    const scriptOf = (html: string) => /<script (\S+) src="[^"]*main/.exec(html)?.[1];
    const rendered = await rendering.untilServed(rendering.release(goodPage));
    expect(scriptOf(rendered)).toBe('type="later"');
    expect(rendered).toMatch(/rel="preload" fetchpriority="low" as="script"/);
    const unrendered = await rendering.untilServed(rendering.release(goodPage, { server: undefined }));
    expect(scriptOf(unrendered)).toBe('defer');
    expect(unrendered).toMatch(/rel="preload" as="script"/);
  });

  it('goes out without its first view when a stylesheet was changed in the store', async () => {
    const name = rendering.release(goodPage);
    rendering.site.write(`releases/account/${name}/profile.css`, '* { display: none }');
    expect(await rendering.rootWith(name)).toBe('');
    const { text } = await rendering.app.asVisitor().get('/hello').expect(200);
    expect(text).not.toContain('<style');
  });

  it('may be missing: such a remote is served as before', async () => {
    const name = rendering.release(goodPage, { server: undefined });
    expect(await rendering.rootWith(name)).toBe('');
  });
});

describe('a development build', () => {
  const build = (server: string, code: string) => rendering.release(code, { release: 'dev', server });

  it('is rendered again after an edit, though its name stays the same', async () => {
    expect(await rendering.rootWith(build('server.1.js', pageOf(`return 'As it was'`)))).toContain(
      'As it was',
    );
    expect(await rendering.rootWith(build('server.2.js', pageOf(`return 'As it is'`)))).toContain('As it is');
  });
});

const outcomesOf = async (release: string) => {
  const { text } = await rendering.app.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
  const lines = text.matchAll(/^page_render_seconds_count\{([^}]*)\} (\d+)$/gm);
  return Object.fromEntries(
    [...lines]
      .filter(([, labels = '']) => labels.includes(`release="${release}"`))
      .map(([, labels = '', count]) => [/outcome="(\w+)"/.exec(labels)?.[1], Number(count)]),
  );
};

describe('the renderer', () => {
  it('keeps the page of a stranger while its answers stay the same', async () => {
    const name = rendering.release(pageOf('return Math.random()'));
    const first = await rendering.rootWith(name);
    expect(await rendering.rootWith(name)).toBe(first);
    expect(await outcomesOf(name)).toEqual({ rendered: 1, kept: 1 });
  });

  it('leaves a page that keeps failing alone, until the next release', async () => {
    const name = rendering.release(pageOf('throw new Error("no page")'));
    for (let i = 0; i < 5; i++) expect(await rendering.rootWith(name)).toBe('');
    expect(await outcomesOf(name)).toEqual({ failed: 3, paused: 2 });
    const operator = rendering.app.asVisitor({ ip: '127.0.0.1' });
    const { text } = await operator.get('/platform').expect(200);
    expect(text).toContain('first views from this server: 0 rendered, 5 without');
    expect(await rendering.rootWith(rendering.release(goodPage))).toContain('Hello');
  });

  it('goes on after work that a page began has failed', async () => {
    const name = rendering.release(
      pageOf(`setTimeout(() => { throw new Error('later') }); return 'Hello ' + address`),
    );
    for (const path of ['/hello?1', '/hello?2', '/hello?3', '/hello?4'])
      expect(rootOf((await rendering.app.asVisitor().get(path).expect(200)).text)).toBeDefined();
    expect(await rendering.rootWith(name)).toContain('Hello');
    const before = await outcomesOf(name);
    const { text } = await rendering.app.asVisitor().get('/hello?5').expect(200);
    expect(rootOf(text)).toContain('Hello');
    expect(await outcomesOf(name)).toEqual({ ...before, rendered: Number(before.rendered) + 1 });
  });

  it('does not blame a page for the process that another one took away', async () => {
    const name = rendering.release(pageOf(`if (address.includes('hang')) for (;;); return 'Hello'`));
    expect(await rendering.rootWith(name)).toContain('Hello');
    const before = await outcomesOf(name);
    const [, ...others] = await Promise.all(
      ['/hello?hang', '/hello?a', '/hello?b'].map((path) => rendering.app.asVisitor().get(path).expect(200)),
    );
    // The page that hangs need not be the first that reaches the process.
    const isLate = others.filter(({ text }) => rootOf(text) === '');
    const { failed, late = 0, rendered } = await outcomesOf(name);
    expect({ failed, late }).toEqual({ failed: 1, late: isLate.length });
    expect(Number(late) + Number(rendered)).toBe(Number(before.rendered) + 2);
    expect(await rendering.rootWith(name)).toContain('Hello');
  });
});

describe("a member's own page", () => {
  const viewer = pageOf(`return [firstView.zone, firstView.day.length, typeof firstView.now].join()`);
  const own = { ...helloRoute, access: 'member' as const, calls: ['/api/sessions'] };

  it.each([
    ['Pacific/Kiritimati', '<main>Pacific/Kiritimati,10,string</main>'],
    ['Mars/Olympus', ''],
    ['', ''],
  ])('is rendered when the zone of the device is known: %s', async (zone, root) => {
    const name = rendering.release(viewer, { routes: [own] });
    const client = await rendering.app.as(await rendering.app.make.user());
    client.cookies.set('zone', zone);
    expect(rootOf(await rendering.untilServed(name, client))).toBe(root);
  });

  it('is not rendered for strangers, who are asked to log in', async () => {
    const name = rendering.release(viewer, { routes: [own] });
    await rendering.untilServed(name, await rendering.app.as(await rendering.app.make.user()));
    const { headers } = await rendering.app.asVisitor().get('/hello').expect(302);
    expect(headers['location']).toBe('/?redirect=%2Fhello');
  });
});

it("is rendered once when the last member's page of its route asked for the same", async () => {
  const code = (asks: string) =>
    `let rounds = 0; exports.default = { asks: ${asks}, page: () => (rounds += 1) };`;
  const roundsAfter = async (release: string) => {
    const client = await rendering.app.as(await rendering.app.make.user());
    await rendering.untilServed(release, client);
    const before = Number(/\d+/.exec(rootOf((await client.get('/hello?one')).text) ?? '')?.[0]);
    const after = Number(/\d+/.exec(rootOf((await client.get('/hello?other')).text) ?? '')?.[0]);
    return after - before;
  };
  expect(await roundsAfter(rendering.release(code(`['/api/messages/unread']`)))).toBe(1);
  expect(await roundsAfter(rendering.release(code(`['/api/users/1']`)))).toBe(2);
  expect(await roundsAfter(rendering.release(code(`['/api/listings?from=DEL']`)))).toBe(2);
});

it('is there for visitors who come while the code is loaded without haste', async () => {
  const { app, release, rootWith } = await startRenderingSite({ budgetMs: 100 });
  const slowToLoad = `for (const end = Date.now() + 600; Date.now() < end; ); ${goodPage}`;
  const name = release(slowToLoad);
  await app.get(PageRenderer).unhurried(async () => {
    expect(await rootWith(name)).toContain('Hello at /hello');
  });
  await app.close();
});

it('is there for the first visitor after the code was loaded without haste', async () => {
  const { app, release, untilServed, rootWith } = await startRenderingSite({ budgetMs: 10 });
  const slowToLoad = `for (const end = Date.now() + 600; Date.now() < end; ); ${goodPage}`;
  expect(await rootWith(release(slowToLoad))).toBe('');
  const name = release(slowToLoad);
  await app.get(PageRenderer).unhurried(() => untilServed(name));
  expect(await rootWith(name)).toContain('Hello at /hello');
  await app.close();
});
