import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { browser as findBrowser, browserFlags } from '../browser.mjs';
import { rooms } from '../build/rooms.mjs';
import { run } from '../run.mjs';
import { copyHouse } from '../testing/house.mjs';
import { changed, printsOf } from '../testing/prints.mjs';
import { startSite } from '../testing/site.mjs';

const house = copyHouse('new-remote');
const inHouse = { cwd: house, env: { RELEASES_DIR: '', PUBLIC_URL: '' } };
const written = [...rooms.map((room) => `${room}/dist`), '.releases'];
/** What says which releases are current, the shell's copy of that, and the new release itself. */
const expected = ['.releases/channels', '.releases/lost-items', 'shell/dist/release/registry.json'];
let site, made, seconds, prints, lock;

before(async () => {
  site = await startSite(house);
  prints = printsOf(house, written);
  lock = packages();
  const began = Date.now();
  made = await run(process.execPath, ['tools/new-remote.mjs', 'lost-items'], inHouse);
  seconds = (Date.now() - began) / 1000;
});

after(async () => {
  await site?.stop();
  rmSync(house, { recursive: true, force: true });
});

describe('npm run new:remote', () => {
  it('makes a remote in under a minute and says where its page is', () => {
    assert.equal(made.code, 0, made.output);
    assert.match(made.output, /\/lost-items\n/);
    assert.ok(seconds < 60, `took ${seconds} s`);
  });

  it('whose page the running site shows, built and started before it was there', async () => {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
    try {
      const page = await browser.newPage();
      await page.goto(`${site.url}/lost-items`);
      await page.getByRole('heading', { level: 1, name: 'Lost Items' }).waitFor();
      assert.equal(await page.title(), 'Flight Amigo - Lost Items');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.waitForURL(`${site.url}/`);
    } finally {
      await browser.close();
    }
  });

  it('while no file of another room is written', () => {
    const files = changed(prints, printsOf(house, written));
    const others = files.filter((file) => !expected.some((one) => file.startsWith(join(one))));
    assert.deepEqual(others, []);
  });

  it('which compiles, lints, is formatted, and passes its tests', async () => {
    const jest = join(house, 'node_modules/jest/bin/jest.js');
    const flags = ['--experimental-vm-modules', '--no-warnings', jest, '--selectProjects', 'mf-lost-items'];
    const results = await Promise.all([
      run('tsc', ['-p', 'mf-lost-items', '--pretty', 'false'], inHouse),
      run('oxlint', ['mf-lost-items'], inHouse),
      run('oxfmt', ['--check', 'mf-lost-items'], inHouse),
      run(process.execPath, flags, inHouse),
    ]);
    for (const { code, output } of results) assert.equal(code, 0, output);
    assert.match(results[3].output, /Tests: +2 passed/);
  });

  it('and leaves a lockfile that npm takes as it is', async () => {
    const { 'mf-lost-items': room, 'node_modules/mf-lost-items': link, ...others } = packages();
    assert.deepEqual([room.version, link.link, others], ['0.1.0', true, lock]);
    const { code, output } = await run('npm', ['ci', '--dry-run', '--offline', '--no-audit'], inHouse);
    assert.equal(code, 0, output);
  });

  it('refuses a name that is taken', async () => {
    const { code, output } = await run(process.execPath, ['tools/new-remote.mjs', 'lost-items'], inHouse);
    assert.equal(code, 2);
    assert.match(output, /No remote was made: there is a folder mf-lost-items already/);
  });
});

function packages() {
  return JSON.parse(readFileSync(join(house, 'package-lock.json'), 'utf8')).packages;
}
