import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RemoteRelease } from '../../releases/contract.js';
import { accountRelease, publishedSite, shell } from '../../releases/testing/published-site.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
let edition = 0;

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A shell that shows what the remote's `page` returns. */
const shellBundle = `exports.given = { react: 'the very React' };
exports.render = async ({ address, remotes }) => ({
  root: '<main>' + remotes.account.page(address) + '</main>',
  parts: ['account /hello'], answered: { queries: {} }, usedAnswers: ['/api/auth/me'], missingAnswers: [],
});`;

const file = 'server.1.js';
const style = '.card { background: url(card.png) } .end::after { content: "</style>" }';
const renderingShell = {
  ...shell,
  release: '1.0.0-lake',
  server: file,
  integrity: { ...shell.integrity, [file]: sha384(shellBundle) },
};
const site = publishedSite(renderingShell);

beforeAll(async () => {
  site.write(`releases/shell/${renderingShell.release}/${file}`, shellBundle);
  app = await startTestApp({ env: { ...site.env, RENDER_BUDGET_MS: '2000' } });
});
afterAll(() => app.close());

/** Makes a release current whose bundle for the server is this. */
function release(code: string, changes: Partial<RemoteRelease> = {}, others: RemoteRelease[] = []) {
  edition += 1;
  const [route] = accountRelease.routes;
  if (!route) throw new Error('The release has no page');
  const remote: RemoteRelease = {
    ...accountRelease,
    release: `1.0.0-r${edition}`,
    server: file,
    routes: [{ ...route, path: '/hello', access: 'public', calls: [] }],
    integrity: {
      ...accountRelease.integrity,
      [changes.server ?? file]: sha384(code),
      'profile.css': sha384(style),
    },
    ...changes,
  };
  site.write(`releases/account/${remote.release}/${remote.server ?? file}`, code);
  site.write(`releases/account/${remote.release}/profile.css`, style);
  site.publish([...others, remote]);
  return remote.release;
}

const pageOf = (body: string) => `exports.default = { page: (address) => { ${body} } };`;
const rootOf = (html: string) => /<div id="root">(.*?)<\/div>/s.exec(html)?.[1];

/** The HTML of the page of this release, once the server has noticed it. */
async function untilServed(name: string, client = app.asVisitor()): Promise<string> {
  const until = Date.now() + 10_000;
  for (;;) {
    if (Date.now() > until) throw new Error(`${name} is not served`);
    // Lets the server read its store: answering alone would keep the event loop.
    await setImmediate();
    const { text } = await client.get('/hello?from=DEL');
    if (text.includes(`/mf/account/${name}/`)) return text;
  }
}

const rootWith = async (name: string) => rootOf(await untilServed(name));

const good = pageOf(`return 'Hello at ' + address + ' with ' + require('react')`);

describe('a release that renders', () => {
  it('is in the HTML, with the given libraries and the state of the cache', async () => {
    const name = release(good);
    expect(await rootWith(name)).toBe('<main>Hello at /hello?from=DEL with the very React</main>');
    const { text } = await app.asVisitor().get('/hello').expect(200);
    expect(text).toContain('"rendered":{"parts":["account /hello"]');
    // Sent once, in the cache that the first view shows.
    expect(text).toContain('"answers":{}');
  });

  it('brings its stylesheets in the HTML, so that none holds up the page', async () => {
    const name = release(good);
    await rootWith(name);
    const { text, headers } = await app.asVisitor().get('/hello').expect(200);
    const [, nonce = '', written] =
      /<style data-href="profile.css" nonce="(.*?)">(.*?)<\/style>/s.exec(text) ?? [];
    expect(written?.trim()).toBe(
      `.card { background: url(/mf/account/${name}/card.png) } .end::after { content: "<\\/style>" }`,
    );
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(text).not.toMatch(/<link[^>]*profile\.css/);
  });

  it('goes out without its first view when a stylesheet was changed in the store', async () => {
    const name = release(good);
    site.write(`releases/account/${name}/profile.css`, '* { display: none }');
    expect(await rootWith(name)).toBe('');
    const { text } = await app.asVisitor().get('/hello').expect(200);
    expect(text).not.toContain('<style');
  });

  it('may be missing: such a remote is served as before', async () => {
    const name = release(good, { server: undefined });
    expect(await rootWith(name)).toBe('');
  });
});

describe('a development build', () => {
  const build = (server: string, code: string) => release(code, { release: 'dev', server });

  it('is rendered again after an edit, though its name stays the same', async () => {
    expect(await rootWith(build('server.1.js', pageOf(`return 'As it was'`)))).toContain('As it was');
    expect(await rootWith(build('server.2.js', pageOf(`return 'As it is'`)))).toContain('As it is');
  });
});

const outcomesOf = async (release: string) => {
  const { text } = await app.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
  const lines = text.matchAll(/^page_render_seconds_count\{([^}]*)\} (\d+)$/gm);
  return Object.fromEntries(
    [...lines]
      .filter(([, labels = '']) => labels.includes(`release="${release}"`))
      .map(([, labels = '', count]) => [/outcome="(\w+)"/.exec(labels)?.[1], Number(count)]),
  );
};

describe('the renderer', () => {
  it('keeps the page of a stranger while its answers stay the same', async () => {
    const name = release(pageOf('return Math.random()'));
    const first = await rootWith(name);
    expect(await rootWith(name)).toBe(first);
    expect(await outcomesOf(name)).toEqual({ rendered: 1, kept: 1 });
  });

  it('leaves a page that keeps failing alone, until the next release', async () => {
    const name = release(pageOf('throw new Error("no page")'));
    for (let i = 0; i < 5; i++) expect(await rootWith(name)).toBe('');
    expect(await outcomesOf(name)).toEqual({ failed: 3, paused: 2 });
    const operator = app.asVisitor({ ip: '127.0.0.1' });
    const { text } = await operator.get('/platform').expect(200);
    expect(text).toContain('first views from this server: 0 rendered, 5 without');
    expect(await rootWith(release(good))).toContain('Hello');
  });

  it('goes on after work that a page began has failed', async () => {
    const name = release(pageOf(`setTimeout(() => { throw new Error('later') }); return 'Hello ' + address`));
    for (const path of ['/hello?1', '/hello?2', '/hello?3', '/hello?4'])
      expect(rootOf((await app.asVisitor().get(path).expect(200)).text)).toBeDefined();
    expect(await rootWith(name)).toContain('Hello');
    const before = await outcomesOf(name);
    const { text } = await app.asVisitor().get('/hello?5').expect(200);
    expect(rootOf(text)).toContain('Hello');
    expect(await outcomesOf(name)).toEqual({ ...before, rendered: Number(before.rendered) + 1 });
  });

  it('does not blame a page for the thread that another one took away', async () => {
    const name = release(pageOf(`if (address.includes('hang')) for (;;); return 'Hello'`));
    expect(await rootWith(name)).toContain('Hello');
    const before = await outcomesOf(name);
    const [, ...others] = await Promise.all(
      ['/hello?hang', '/hello?a', '/hello?b'].map((path) => app.asVisitor().get(path).expect(200)),
    );
    expect(others.map(({ text }) => rootOf(text))).toEqual(['', '']);
    expect(await outcomesOf(name)).toEqual({ ...before, failed: 1, late: 2 });
    expect(await rootWith(name)).toContain('Hello');
  });
});

describe("a member's own page", () => {
  const viewer = pageOf(`return [firstView.zone, firstView.day.length, typeof firstView.now].join()`);
  const [route] = accountRelease.routes;
  const own = { ...route!, path: '/hello', access: 'member' as const, calls: ['/api/sessions'] };

  it.each([
    ['Pacific/Kiritimati', '<main>Pacific/Kiritimati,10,string</main>'],
    ['Mars/Olympus', ''],
    ['', ''],
  ])('is rendered when the zone of the device is known: %s', async (zone, root) => {
    const name = release(viewer, { routes: [own] });
    const client = await app.as(await app.make.user());
    client.cookies.set('zone', zone);
    expect(rootOf(await untilServed(name, client))).toBe(root);
  });

  it('is not rendered for strangers, who are asked to log in', async () => {
    const name = release(viewer, { routes: [own] });
    await untilServed(name, await app.as(await app.make.user()));
    const { headers } = await app.asVisitor().get('/hello').expect(302);
    expect(headers['location']).toBe('/?redirect=%2Fhello');
  });
});

describe('a bundle that is at fault costs its pages their first view, and nothing else', () => {
  const faults: [fault: string, code: string][] = [
    ['throws while it is loaded', 'throw new Error("not today")'],
    ['throws while it renders', pageOf('throw new Error("no page")')],
    ['never ends to load', 'for (;;);'],
    ['never ends to render', pageOf('for (;;);')],
    ['takes all memory', pageOf('const all = []; for (;;) all.push(new Array(1e6).fill(1.5))')],
    ['ends its process', pageOf('process.exit(1)')],
    ['asks for files', pageOf(`return require('node:fs').readFileSync('/etc/hostname', 'utf8')`)],
    ['fails in a timer', pageOf(`setTimeout(() => { throw new Error('later') }); throw new Error('now')`)],
    ['asks for files at run time', `exports.default = { page: () => { throw import('node:fs') } }`],
    ['asks the network', pageOf(`return fetch('http://localhost')`)],
    ['makes code of text', pageOf(`return eval('1 + 1')`)],
    ['is no bundle', 'this is no code'],
  ];

  it.each(faults)('%s', async (_fault, code) => {
    const name = release(code);
    expect(await rootWith(name)).toBe('');
    // The next release is rendered, by the same server.
    expect(await rootWith(release(good))).toContain('Hello');
  });

  it.each([
    ['throws', 'throw new Error("not today")'],
    ['never ends to load', 'for (;;);'],
  ])('of another remote costs the page only its parts: %s', async (fault, code) => {
    const other = {
      ...accountRelease,
      name: 'listings',
      release: `1.0.0-${fault.slice(0, 5)}`,
      server: file,
      routes: [],
      integrity: { ...accountRelease.integrity, [file]: sha384(code) },
    };
    site.write(`releases/listings/${other.release}/${file}`, code);
    const name = release(good, {}, [other]);
    const pages = [];
    for (let i = 0; i < 4; i++) pages.push(await rootWith(name));
    expect(pages.at(-1)).toContain('Hello');
  });

  it('that was changed in the store is not run', async () => {
    const name = release(good);
    site.write(`releases/account/${name}/server.1.js`, pageOf(`return 'stolen'`));
    expect(await rootWith(name)).toBe('');
  });

  it('that prints a lot is not in the log', async () => {
    const name = release(
      pageOf(`for (let i = 0; i < 1e4; i++) console.log('x'.repeat(1e4)); return 'Printed'`),
    );
    expect(await rootWith(name)).toBe('<main>Printed</main>');
  });

  it('sees no environment and no setting of the server', async () => {
    const name = release(
      pageOf(`return [typeof process, typeof require, typeof fetch, typeof Buffer].join()`),
    );
    expect(await rootWith(name)).toBe('<main>undefined,function,undefined,undefined</main>');
  });
});
