import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { RemoteRelease } from '../../releases/contract.js';
import { accountRelease, publishedSite, shell } from '../../releases/testing/published-site.js';
import { startTestApp } from '../../testing/test-app.js';

export const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A shell that shows what the remote's `page` returns. The page needs the answers to the remote's `asks`. */
const shellBundle = `exports.given = { react: 'the very React' };
exports.render = async ({ address, boot: { answers }, remotes: { account } }) => {
  const asks = ['/api/auth/me', ...(account.asks ?? [])];
  return {
    root: '<main>' + (await account.page(address)) + '</main>',
    parts: ['account /hello', ...(account.slots ?? [])],
    answered: { queries: {} },
    usedAnswers: asks.filter((call) => answers[call]),
    missingAnswers: asks.filter((call) => !answers[call]),
  };
};`;

/** The name of a release's bundle for the server. */
export const file = 'server.1.js';
export const style = '.card { background: url(card.png) } .end::after { content: "</style>" }';
const renderingShell = {
  ...shell,
  release: '1.0.0-lake',
  server: file,
  login: { files: ['login.js'], libraries: [] },
  integrity: { ...shell.integrity, [file]: sha384(shellBundle) },
};

export const pageOf = (body: string) => `exports.default = { page: (address) => { ${body} } };`;
export const goodPage = pageOf(`return 'Hello at ' + address + ' with ' + require('react')`);
export const rootOf = (html: string) => /<div id="root">(.*?)<\/div>/s.exec(html)?.[1];

export const helloRoute = {
  path: '/hello',
  title: 'Hello',
  access: 'public' as const,
  files: ['profile.js', 'profile.css'],
  calls: [],
};

/** A server that renders `/hello`, a page of the remote `account`. */
export async function startRenderingSite({ budgetMs = 2_000 } = {}) {
  const site = publishedSite(renderingShell);
  site.write(`releases/shell/${renderingShell.release}/${file}`, shellBundle);
  const app = await startTestApp({ env: { ...site.env, RENDER_BUDGET_MS: `${budgetMs}` } });
  let edition = 0;

  /** Makes a release current whose bundle for the server is this. */
  function release(code: string, changes: Partial<RemoteRelease> = {}, others: RemoteRelease[] = []) {
    edition += 1;
    const remote: RemoteRelease = {
      ...accountRelease,
      release: `1.0.0-r${edition}`,
      server: file,
      routes: [helloRoute],
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

  return { app, site, release, untilServed, rootWith };
}
