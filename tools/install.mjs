// Installs the packages when they differ from the lockfile. It runs under the system's Node before anything is
// installed, so it and its imports are plain JavaScript and use nothing but Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesLockfile, obstacleOn } from './install/state.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';

if (!isInstalled()) await withLock('install', install);

function install() {
  if (isInstalled()) return;
  refuseMachine();
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

function refuseMachine() {
  const { platform, arch, versions } = process;
  const isAlpine = existsSync('/etc/alpine-release');
  const obstacle = obstacleOn({ platform, arch, node: versions.node, isAlpine });
  if (!obstacle) return;
  console.error(obstacle);
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
