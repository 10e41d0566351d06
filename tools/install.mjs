// Installs the packages when they differ from the lockfile. It runs under the system's Node before anything is
// installed, so it and its imports are plain JavaScript and use nothing but Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOldNode, matchesLockfile } from './install/state.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';

if (!isInstalled()) await withLock('install', install);
if (!existsSync(join(root, 'node_modules/.bin/node'))) refuseOldNode();

function install() {
  if (isInstalled()) return;
  console.log('Installing packages with npm ci; the first time this takes about half a minute …');
  const began = Date.now();
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed; its own message is above.');
    process.exit(status ?? 1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** On Linux, Node 24 is one of the packages. Elsewhere the system's Node runs the TypeScript of the tools. */
function refuseOldNode() {
  if (!isOldNode(process.versions.node)) return;
  console.error(`Node ${process.versions.node} is too old here: install Node 24 (22.18 at least).`);
  process.exit(1);
}

function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  return existsSync(installed) && matchesLockfile(read(installed), read(join(root, 'package-lock.json')));
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
