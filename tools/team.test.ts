import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { findBrowser, browserFlags } from './test/browser.ts';
import { run } from './run.ts';
import { freePort } from './start/port.ts';
import { startAgainst } from './testing/dev-against.ts';
import { copyHouse } from './testing/copy-repository.ts';
import { changed } from './testing/file-prints.ts';
import { startSite } from './testing/start-site.ts';
import { name, room, teamIn, title, token } from './testing/team.ts';

const house = copyHouse('team');
const pageFile = join(house, room, 'src/pages/HatsOfATestPage.tsx');
/** What says which releases are current, and the team's own. */
const released = new RegExp(`^\\.data/releases/(channels|${name})/`);
const first = 'There is nothing here yet.';
const edited = 'Two umbrellas and a hat.';
let site, browser, visitor, team;

before(async () => {
  site = await startSite(house, { TEAM_TOKENS: `${name}:${token}` });
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  visitor = await browser.newPage();
  team = teamIn(house, site);
});

after(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(house, { recursive: true, force: true });
});

describe('npm run new:remote makes a remote', () => {
  let made, seconds, prints, lock;

  before(async () => {
    prints = team.prints();
    lock = packages();
    const began = Date.now();
    made = await team.newRemote();
    seconds = (Date.now() - began) / 1000;
  });

  it('in under a minute, and says where its page is', () => {
    assert.equal(made.code, 0, made.output);
    assert.match(made.output, new RegExp(`${site.url}/${name}\n`));
    assert.ok(seconds < 60, `took ${seconds} s`);
  });

  it('whose page the running site shows, built and started before it was there', async () => {
    await team.released(() => true);
    await visitorReads(first);
    assert.equal(await visitor.title(), `Flight Amigo - ${title}`);
    await visitor.getByRole('link', { name: 'Back to Home' }).click();
    await visitor.waitForURL(`${site.url}/`);
  });

  it('while no file of another room is written, but for the shell’s copy of what is current', () => {
    const files = changed(prints, team.prints()).filter((file) => !released.test(file));
    assert.deepEqual(files, ['shell/dist/release/registry.json']);
  });

  it('which is formatted, and leaves a lockfile that npm takes as it is', async () => {
    const { [room]: entry, [`node_modules/${room}`]: link, ...others } = packages();
    assert.deepEqual([entry.version, link.link, others], ['0.1.0', true, lock]);
    const results = await Promise.all([
      run('oxfmt', ['--check', room], { cwd: house }),
      run('npm', ['ci', '--dry-run', '--offline', '--no-audit'], { cwd: house }),
    ]);
    for (const { code, output } of results) assert.equal(code, 0, output);
  });

  it('but none whose name is taken', async () => {
    const { code, output } = await team.newRemote();
    assert.equal(code, 2);
    assert.match(output, new RegExp(`No remote was made: there is a folder ${room} already`));
  });
});

describe('npm run dev -- that remote --against a running site', () => {
  it('shows an edit inside that site within seconds, says where it comes from, and is gone after Reset', async () => {
    const dev = startAgainst(house, room, site.url);
    const link = await dev.link();
    const page = await (await browser.newContext()).newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Take it from my machine' }).click();
    await page.waitForURL(`${site.url}/`);

    await page.goto(`${site.url}/${name}`);
    const bar = page.getByRole('complementary', { name: 'From a developer’s machine' });
    await page.getByText(first).waitFor();
    await bar.getByText(`${name} comes from ${new URL(link).searchParams.get('from')}`).waitFor();

    const began = Date.now();
    writeFileSync(pageFile, readFileSync(pageFile, 'utf8').replace(first, edited));
    await page.getByText(edited).waitFor();
    assert.ok(Date.now() - began < 5000, `the edit took ${Date.now() - began} ms`);

    dev.interrupt();
    assert.equal((await dev.end()).code, 0);
    await page.reload();
    await page.getByText(first).waitFor();
    await bar.getByRole('alert').waitFor();

    await bar.getByRole('button', { name: 'Reset' }).click();
    await bar.waitFor({ state: 'detached' });
    assert.equal(page.url(), `${site.url}/${name}`);
    await page.getByText(first).waitFor();
  });

  it('says in a sentence that a site cannot be reached', async () => {
    const nowhere = `http://localhost:${await freePort()}`;
    const { code, complaint } = await startAgainst(house, room, nowhere).end();
    assert.match(complaint, new RegExp(`^${nowhere} cannot be reached: .*\n$`));
    assert.equal(code, 2);
  });
});

describe('a team that ships its remote to a running site', () => {
  let had, prints;

  before(async () => {
    had = (await team.current()).release;
    prints = team.prints();
  });

  it('is refused while its own test fails, and reads which', async () => {
    team.plant('expect(1).toBe(2)');
    const { code, output } = await team.desk('ship', room);
    assert.equal(code, 1, output);
    assert.match(output, /✗ tests[^]*the planted test[^]*Tests: +1 failed, 2 passed/);
    assert.match(output, new RegExp(`visitors of ${name} have what they had`));
    assert.equal((await team.current()).release, had);
  });

  it('has on everybody’s next page what compiles, lints and passes its tests', async () => {
    team.plant('expect(1).toBe(1)');
    const { code, output } = await team.desk('ship', room, '--by', 'Maria');
    assert.equal(code, 0, output);
    for (const check of ['tests', 'types', 'lint']) assert.match(output, new RegExp(`✓ ${check}`));
    assert.match(output, new RegExp(`what all visitors get from their next page on, instead of ${had}`));
    const { release } = await team.released((one) => one.release !== had);
    assert.match(output, new RegExp(release));
    await visitorReads(edited);
  });

  it('while nothing of another room is written, and nothing on its own machine is published', () => {
    const files = changed(prints, team.prints()).filter((file) => !released.test(file));
    assert.deepEqual(files, []);
    assert.ok(!existsSync(join(house, '.releases')));
  });

  it('takes it back', async () => {
    const { code, output } = await team.desk('rollback', room);
    assert.equal(code, 0, output);
    await team.released((one) => one.release === had);
    await visitorReads(first);
  });

  it('has no say in what is another team’s', async () => {
    const { code, output } = await team.desk('rollback', 'payments');
    assert.equal(code, 1);
    assert.match(output, /not good for payments: a team ships what is its own/);
  });
});

async function visitorReads(words) {
  await visitor.goto(`${site.url}/${name}`);
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
  await visitor.getByText(words).waitFor();
}

function packages() {
  return JSON.parse(readFileSync(join(house, 'package-lock.json'), 'utf8')).packages;
}
