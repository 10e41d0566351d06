// A Chromium for tests and benchmarks: the system's own, else Playwright's, else Debian's package.
// One without windows is preferred: it needs a third of the processor time.
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { run } from '../run.ts';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
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
  const found = process.env.CHROMIUM || headlessShell() || systemBrowser() || playwrightBrowser();
  return found || (await installFromPlaywright()) || installFromDebian();
}

/** For a whole run of tests, which is worth installing a headless shell beside another Chromium. */
export async function prepareBrowser(): Promise<string> {
  if (!process.env.CHROMIUM && !headlessShell()) {
    const install = process.getuid?.() === 0 ? installShellFromDebian() : installFromPlaywright();
    await install.catch((error: unknown) => console.log(String(error)));
  }
  return (process.env.CHROMIUM = await findBrowser());
}

export function systemBrowser(path = process.env.PATH ?? ''): string | undefined {
  const folders = [...path.split(delimiter), ...macFolders];
  const names = [...commands, 'Google Chrome', 'Chromium'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

export function headlessShell(path = process.env.PATH ?? ''): string | undefined {
  const ofSystem = path.split(delimiter).flatMap((folder) => shells.map((name) => join(folder, name)));
  return [
    ...ofSystem,
    ...playwrightFiles('chromium_headless_shell-*', '{headless_shell,chrome-headless-shell}'),
  ].find(isExecutable);
}

const playwrightBrowser = () => [chromium.executablePath()].find(isExecutable);

/** Files of the browsers that Playwright has downloaded. */
function playwrightFiles(browser: string, file: string): string[] {
  const downloads = chromium.executablePath().replace(/chromium-\d+.*$/, '');
  return globSync(`${browser}/*/${file}`, { cwd: downloads }).map((path) => join(downloads, path));
}

async function installFromPlaywright(): Promise<string | undefined> {
  console.log('Installing Playwright’s Chromium …');
  await run('playwright', ['install', 'chromium'], { onOutput: (text) => process.stdout.write(text) });
  return headlessShell() ?? playwrightBrowser();
}

function installShellFromDebian() {
  console.log('Installing Debian’s Chromium without windows …');
  return aptInstall(['chromium-headless-shell', 'fonts-liberation']);
}

async function installFromDebian(): Promise<string> {
  console.log('Playwright has none for this system: installing Debian’s package …');
  await aptInstall(['chromium', 'fonts-liberation']);
  const installed = systemBrowser();
  if (!installed) throw missingBrowser('apt-get has installed no chromium');
  return installed;
}

async function aptInstall(packages: string[]): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const quickly = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = 'apt-get', ...args] = [...asRoot, 'apt-get', ...quickly, ...step];
    const { code, output } = await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(
      () => ({ code: 1, output: `${command} cannot be run` }),
    );
    if (code !== 0) throw missingBrowser(output);
  }
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
