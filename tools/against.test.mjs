import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { logIn } from './bench/log-in.mjs';
import { browser as findBrowser, browserFlags } from './browser.mjs';
import { freePort } from './start/port.mjs';
import { copyHouse } from './testing/house.mjs';
import { startSite } from './testing/site.mjs';

const copy = copyHouse('against');
const pageFile = join(copy, 'mf-account/src/pages/ProfilePage.tsx');
let site, browser;
const running = [];

before(async () => {
  site = await startSite(copy);
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
});

after(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), ...running.map(end)]);
  rmSync(copy, { recursive: true, force: true });
});

describe('npm run dev -- mf-account --against a running site', () => {
  it('shows an edit inside that site within seconds, says where it comes from, and is gone after Reset', async () => {
    const { url } = site;
    const dev = startDev(url);
    const link = await linkOf(dev);
    const page = await visit(link);
    await page.getByRole('button', { name: 'Take it from my machine' }).click();
    await page.waitForURL(`${url}/`);

    await page.goto(`${url}/profile`);
    const heading = (name) => page.getByRole('heading', { level: 1, name }).waitFor();
    const bar = page.getByRole('complementary', { name: 'From a developer’s machine' });
    await heading('My Profile');
    await bar.getByText(`account comes from ${new URL(link).searchParams.get('from')}`).waitFor();

    const began = Date.now();
    edit('Edited on my machine');
    await heading('Edited on my machine');
    assert.ok(Date.now() - began < 5000, `the edit took ${Date.now() - began} ms`);

    assert.equal(await end(dev), 0);
    await page.reload();
    await heading('My Profile');
    await bar.getByRole('alert').waitFor();

    await bar.getByRole('button', { name: 'Reset' }).click();
    await bar.waitFor({ state: 'detached' });
    assert.equal(page.url(), `${url}/profile`);
    await heading('My Profile');
  });

  it('says in a sentence that a site cannot be reached', async () => {
    const nowhere = `http://localhost:${await freePort()}`;
    const dev = startDev(nowhere, 'pipe');
    const [said] = await once(dev.stderr.setEncoding('utf8'), 'data');
    assert.match(said, new RegExp(`^${nowhere} cannot be reached: .*\n$`));
    const [code] = await once(dev, 'exit');
    assert.equal(code, 2);
  });
});

function startDev(address, stderr = 'inherit') {
  const args = ['tools/dev.mjs', 'mf-account', '--against', address];
  const dev = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', stderr] });
  running.push(dev);
  return dev;
}

async function end(child) {
  if (child.exitCode === null) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  return child.exitCode;
}

async function linkOf(dev) {
  for await (const line of createInterface(dev.stdout)) {
    const [link] = /http\S*\/platform\/override\S*/.exec(line) ?? [];
    if (link) return link;
  }
  throw new Error('npm run dev -- --against ended before it was ready');
}

async function visit(link) {
  const context = await browser.newContext();
  await context.addCookies([{ ...(await logIn(site.url, 'dev@example.com')), url: site.url }]);
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

function edit(heading) {
  const source = readFileSync(pageFile, 'utf8');
  writeFileSync(pageFile, source.replace(/<h1([^>]*)>[^<]*<\/h1>/, `<h1$1>${heading}</h1>`));
}
