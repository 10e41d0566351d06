// A Chromium for tests and benchmarks: the system's own, else Playwright's, else Debian's package.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { run } from '../run.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macFolders = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** Flags for a Chromium in a container, and against its own network traffic. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** The path of an executable Chromium. Installs one if there is none. */
export async function findBrowser(): Promise<string> {
  const found =
    process.env.CHROMIUM || systemBrowser() || playwrightBrowser() || (await installFromPlaywright());
  return found || installFromDebian();
}

export function systemBrowser(path = process.env.PATH ?? ''): string | undefined {
  const folders = [...path.split(delimiter), ...macFolders];
  const names = [...commands, 'Google Chrome', 'Chromium'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installFromPlaywright(): Promise<string | undefined> {
  console.log('No Chromium found: installing Playwright’s …');
  await run('playwright', ['install', 'chromium'], { onOutput: (text) => process.stdout.write(text) });
  return playwrightBrowser();
}

async function installFromDebian(): Promise<string> {
  console.log('Playwright has none for this system: installing Debian’s package …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const [command = 'apt-get', ...args] = [...asRoot, 'apt-get', '-q', ...step];
    const { code, output } = await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(
      () => ({ code: 1, output: `${command} cannot be run` }),
    );
    if (code !== 0) throw missingBrowser(output);
  }
  const installed = systemBrowser();
  if (!installed) throw missingBrowser('apt-get has installed no chromium');
  return installed;
}

const missingBrowser = (output: string) =>
  new Error(`No Chromium could be installed. Install one, or name it in CHROMIUM.\n${output}`);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Missing, or not executable for this user: the next path is tried.
    return false;
  }
}

if (process.argv[1] === import.meta.filename) console.log(await findBrowser());
