import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import { logIn } from './bench/servers/log-in.ts';
import { findBrowser, browserFlags } from './test/browser.ts';
import { freePort } from './start/port.ts';
import { isReady } from './start/ready.ts';
import { copyRepository } from './testing/copy-repository.ts';

const copy = copyRepository('dev');
const pageFile = join(copy, 'mf-account/src/pages/ProfilePage.tsx');
let dev: ChildProcess;
let url: string;
let browser: Browser;

before(async () => {
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
    stdio: ['ignore', 'ignore', 'inherit'],
  });
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
  it('shows an edit of a remote in the running shell within 2 seconds and keeps the typed text', async () => {
    const page = await profilePage();
    const bio = page.getByLabel('Bio');
    await bio.fill('Half a sentence');
    const times: number[] = [];
    for (const heading of ['One edit', 'Another edit', 'The last edit'])
      times.push(await edit(page, heading));
    assert.equal(await bio.inputValue(), 'Half a sentence');
    assert.ok(Math.min(...times) < 2000, `edits took ${times.join(', ')} ms`);
  });
});

async function profilePage(): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ ...(await logIn(url, 'dev@example.com')), url }]);
  const page = await context.newPage();
  await page.goto(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
  return page;
}

/** Changes the page's heading and resolves to the milliseconds until it is visible. */
async function edit(page: Page, heading: string): Promise<number> {
  const began = Date.now();
  writeFileSync(
    pageFile,
    readFileSync(pageFile, 'utf8').replace(/<h1([^>]*)>[^<]*<\/h1>/, `<h1$1>${heading}</h1>`),
  );
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return Date.now() - began;
}
