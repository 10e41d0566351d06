// A Chromium for tests and benchmarks: the system's own, else Playwright's, else Debian's package.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** Flags that a Chromium in a container needs, or that keep it from talking to anybody but the page. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** The path of a Chromium that can be started; installs one when there is none. */
export async function browser() {
  return process.env.CHROMIUM || installed() || (await fromPlaywright()) || (await fromDebian());
}

function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...places];
  const wanted = [...names, 'Google Chrome', 'Chromium'];
  return (
    folders.flatMap((folder) => wanted.map((name) => join(folder, name))).find(isExecutable) ?? playwrights()
  );
}

function playwrights() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function fromPlaywright() {
  console.log('No Chromium here: asking Playwright for its own …');
  await run('playwright', ['install', 'chromium'], { onOutput: (text) => process.stdout.write(text) });
  return playwrights();
}

async function fromDebian() {
  console.log('Playwright has none for us: asking the system for its package …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const [command, ...args] = [...asRoot, 'apt-get', '-q', ...step];
    const { code, output } = await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(
      () => ({
        code: 1,
        output: `${command} cannot be run`,
      }),
    );
    if (code !== 0)
      throw new Error(`No Chromium could be installed. Install one, or name it in CHROMIUM.\n${output}`);
  }
  return installed();
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run: the next place is tried.
    return false;
  }
}

if (process.argv[1] === import.meta.filename) console.log(await browser());
