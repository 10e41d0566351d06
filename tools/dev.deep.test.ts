import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import { logIn } from './testing/log-in.ts';
import { findBrowser, browserFlags } from './test/browser.ts';
import { freePort } from './start/port.ts';
import { isReady } from './start/ready.ts';
import { copyRepository } from './testing/copy-repository.ts';

const copy = copyRepository('dev');
const pageFile = join(copy, 'mf-account/src/pages/ProfilePage.tsx');
/** A public page, which the server renders. */
const publicFile = join(copy, 'mf-account/src/pages/AppealPage.tsx');
let dev: ChildProcess;
let output = '';
let url: string;
let browser: Browser;

before(async () => {
  writeFileSync(join(copy, 'mf-account/src/pages/Edited.module.css'), '.edited { color: rgb(1 2 3); }');
  writeFileSync(
    publicFile,
    `import styles from './Edited.module.css';
     export const AppealPage = () => <h1 className={styles.edited}>As it was</h1>;`,
  );
  const port = await freePort();
  url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(copy, '.data'),
    DEMO_DATA: '0',
    DATABASE_URL: '',
  };
  dev = spawn(process.execPath, ['tools/dev.ts', 'mf-account'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  dev.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!(await isReady(url))) {
    assert.equal(dev.exitCode, null, 'npm run dev ended before it was ready');
    await pause(100);
  }
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
});

after(async () => {
  await browser?.close();
  dev?.kill('SIGTERM');
  if (dev && dev.exitCode === null) await once(dev, 'exit');
  rmSync(copy, { recursive: true, force: true });
});

describe('npm run dev', () => {
  it('shows tools for the federation runtime the remotes and what they consist of', async () => {
    const page = await profilePage('tools@example.com');
    const known = await page.evaluate(() => {
      const { __FEDERATION__: runtime } = globalThis as unknown as FederationGlobal;
      return Object.entries(runtime.moduleInfo).map(([name, { remotesInfo, modules = [] }]) => ({
        name: name.split(':')[0],
        remotes: Object.keys(remotesInfo),
        modules: modules.map(({ moduleName }) => moduleName),
      }));
    });
    await page.close();
    assert.deepEqual(known, [
      { name: 'shell', remotes: ['mf_account'], modules: [] },
      { name: 'mf_account', remotes: [], modules: ['remote'] },
    ]);
  });

  it('shows an edit in a fifteenth of the time of the first build and keeps the typed text', async () => {
    const page = await profilePage();
    const bio = page.getByLabel('Bio');
    await bio.fill('Half a sentence');
    const times: number[] = [];
    for (const heading of ['One edit', 'Another edit', 'The last edit'])
      times.push(await edit(page, heading));
    assert.equal(await bio.inputValue(), 'Half a sentence');
    const firstBuild = 1000 * Number(/mf-account built in ([\d.]+) s/.exec(output)?.[1]);
    assert.ok(
      Math.min(...times) < firstBuild / 15,
      `edits took ${times.join(', ')} ms, the first build ${firstBuild} ms`,
    );
  });
});

interface FederationGlobal {
  __FEDERATION__: {
    moduleInfo: Record<string, { remotesInfo: object; modules?: { moduleName: string }[] }>;
  };
}

describe('the first view in npm run dev', () => {
  it('has its styles before any script', async () => {
    await firstViewWith('As it was');
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${url}/appeal`);
    const heading = page.getByRole('heading', { level: 1, name: 'As it was' });
    assert.equal(await heading.evaluate((element) => getComputedStyle(element).color), 'rgb(1, 2, 3)');
    await page.close();
  });

  it('comes from the server, and the browser keeps it', async () => {
    await firstViewWith('As it was');
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        const heading = document.readyState === 'interactive' && document.querySelector('h1');
        if (heading) Object.assign(heading, { cameWithHtml: true });
      }),
    );
    await page.goto(`${url}/appeal`);
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1');
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
    });
    const heading = page.getByRole('heading', { level: 1 });
    assert.ok(await heading.evaluate((element) => 'cameWithHtml' in element));
    assert.deepEqual(
      errors.filter((text) => /hydrat/i.test(text)),
      [],
    );
    await page.close();
  });

  it('has an edit that a page shows already, and never what was there before', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/appeal`);
    for (const [before, heading] of [
      ['As it was', 'As it is'],
      ['As it is', 'As it will be'],
    ] as const) {
      await edit(page, heading, publicFile);
      await firstViewWith(heading, before);
    }
  });
});

/** The server sends some pages without their first view while the machine is busy. */
async function firstViewWith(text: string, before?: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const response = await fetch(`${url}/appeal`, { headers: { accept: 'text/html' } });
    const html = await response.text();
    assert.ok(!before || !html.includes(before), `the HTML still says: ${before}`);
    if (html.includes(text)) return;
  }
  assert.fail(`the HTML does not say: ${text}`);
}

async function profilePage(email = 'dev@example.com'): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ ...(await logIn(url, email)), url }]);
  const page = await context.newPage();
  await page.goto(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
  return page;
}

/** Changes the page's heading and resolves to the milliseconds until it is visible. */
async function edit(page: Page, heading: string, file = pageFile): Promise<number> {
  const began = Date.now();
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<h1([^>]*)>[^<]*<\/h1>/, `<h1$1>${heading}</h1>`));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return Date.now() - began;
}
