import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser, browserFlags } from './test/browser.ts';
import { run, type CommandResult } from './run.ts';
import { freePort } from './start/port.ts';
import { startAgainst } from './testing/dev-against.ts';
import { copyRepository } from './testing/copy-repository.ts';
import { changedFiles, type FilePrints } from './testing/file-prints.ts';
import { startSite, type RunningSite } from './testing/start-site.ts';
import { name, teamIn, title, token, workspace } from './testing/team.ts';

const repository = copyRepository('team');
const pageFile = join(repository, workspace, 'src/pages/HatsOfATestPage.tsx');
/** The files of a publish: the list of current releases, and the team's own. */
const released = new RegExp(`^\\.data/releases/(channels|${name})/`);
const first = 'There is nothing here yet.';
const edited = 'Two umbrellas and a hat.';
let site: RunningSite;
let browser: Browser;
let visitor: Page;
let team: ReturnType<typeof teamIn>;

before(async () => {
  site = await startSite(repository, { TEAM_TOKENS: `${name}:${token}`, RENDER_BUDGET_MS: '2000' });
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  visitor = await browser.newPage();
  team = teamIn(repository, site);
});

after(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(repository, { recursive: true, force: true });
});

describe('npm run new:remote makes a remote', () => {
  let made: CommandResult;
  let seconds: number;
  let prints: FilePrints;
  let lock: Packages;

  before(async () => {
    prints = team.prints();
    lock = packages();
    const began = Date.now();
    made = await team.newRemote();
    seconds = (Date.now() - began) / 1000;
  });

  it('in under a minute, and prints the address of its page', () => {
    assert.equal(made.code, 0, made.output);
    assert.match(made.output, new RegExp(`${site.url}/${name}\n`));
    assert.ok(seconds < 60, `took ${seconds} s`);
  });

  it('whose page the running site shows without a restart', async () => {
    await team.released(() => true);
    await visitorReads(first);
    assert.equal(await visitor.title(), `Flight Amigo - ${title}`);
    await visitor.getByRole('link', { name: 'Back to Home' }).click();
    await visitor.waitForURL(`${site.url}/`);
  });

  it('and renders on the server: without its scripts the page says the same', () => serverRenders(first));

  it('and writes no file of another workspace, except the shell’s copy of the registry', () => {
    const files = changedFiles(prints, team.prints()).filter((file) => !released.test(file));
    assert.deepEqual(files, ['shell/dist/release/registry.json']);
  });

  it('which is formatted, and leaves a lockfile that npm accepts as it is', async () => {
    const { [workspace]: entry, [`node_modules/${workspace}`]: link, ...others } = packages();
    assert.deepEqual([entry?.version, link?.link, others], ['0.1.0', true, lock]);
    const results = await Promise.all([
      run('oxfmt', ['--check', workspace], { cwd: repository }),
      run('npm', ['ci', '--dry-run', '--offline', '--no-audit'], { cwd: repository }),
    ]);
    for (const { code, output } of results) assert.equal(code, 0, output);
  });

  it('but refuses a name that is taken', async () => {
    const { code, output } = await team.newRemote();
    assert.equal(code, 2);
    assert.match(output, new RegExp(`No remote was made: there is a folder ${workspace} already`));
  });
});

describe('npm run dev -- that remote --against a running site', () => {
  it('shows an edit inside that site within seconds, names its source, and ends with Reset', async () => {
    const dev = startAgainst(repository, workspace, site.url);
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

  it('reports in one sentence that a site cannot be reached', async () => {
    const nowhere = `http://localhost:${await freePort()}`;
    const { code, errors } = await startAgainst(repository, workspace, nowhere).end();
    assert.match(errors, new RegExp(`^${nowhere} cannot be reached: .*\n$`));
    assert.equal(code, 2);
  });
});

describe('a team that ships its remote to a running site', () => {
  let previous: string;
  let prints: FilePrints;

  before(async () => {
    previous = (await team.current()) ?? '';
    prints = team.prints();
  });

  it('is refused while its own test fails, and reads which one', async () => {
    team.plantTest('expect(1).toBe(2)');
    const { code, output } = await team.ship('ship', workspace);
    assert.equal(code, 1, output);
    assert.match(output, /✗ tests[^]*the planted test[^]*Tests: +1 failed, 2 passed/);
    assert.match(output, new RegExp(`visitors of ${name} keep the current release`));
    assert.equal(await team.current(), previous);
  });

  it('reaches every visitor’s next page once it compiles, lints and passes its tests', async () => {
    team.plantTest('expect(1).toBe(1)');
    const { code, output } = await team.ship('ship', workspace, '--by', 'Maria');
    assert.equal(code, 0, output);
    for (const check of ['tests', 'types', 'lint']) assert.match(output, new RegExp(`✓ ${check}`));
    assert.match(output, new RegExp(`what all visitors get from their next page on, instead of ${previous}`));
    const release = await team.released((one) => one !== previous);
    assert.match(output, new RegExp(release));
    await serverRenders(edited);
    await visitorReads(edited);
  });

  it('writes nothing of another workspace, and publishes nothing on its own machine', () => {
    const files = changedFiles(prints, team.prints()).filter((file) => !released.test(file));
    assert.deepEqual(files, []);
    assert.ok(!existsSync(join(repository, '.releases')));
  });

  it('rolls back', async () => {
    const { code, output } = await team.ship('rollback', workspace);
    assert.equal(code, 0, output);
    await team.released((release) => release === previous);
    await visitorReads(first);
  });

  it('cannot change what is another team’s', async () => {
    const { code, output } = await team.ship('rollback', 'payments');
    assert.equal(code, 1);
    assert.match(output, /not valid for payments: a team ships what is its own/);
  });
});

async function visitorReads(text: string): Promise<void> {
  await visitor.goto(`${site.url}/${name}`);
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
  await visitor.getByText(text).waitFor();
}

/** A server that has just started, or is busy, sends some pages without their content. */
async function serverRenders(text: string): Promise<void> {
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  for (const deadline = Date.now() + 15_000; Date.now() < deadline;) {
    await withoutScripts.goto(`${site.url}/${name}`);
    if (await withoutScripts.getByRole('main').getByText(text).isVisible()) return withoutScripts.close();
  }
  assert.fail(`the HTML of /${name} does not say: ${text}`);
}

type Packages = Record<string, { version?: string; link?: boolean }>;

function packages(): Packages {
  return JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')).packages;
}
