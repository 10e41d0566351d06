// Runs under the Node that the host has, before anything is installed: nothing but Node's own modules here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { root } from './root.mjs';

if (!isInstalled()) await alone('install', install);
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
    console.error('npm ci failed; its own words are above.');
    process.exit(status ?? 1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** On Linux Node 24 comes along; elsewhere the one that is there must do. */
function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 17)) return;
  console.error(`Node ${process.versions.node} is too old here: install Node 24 (22.17 at least).`);
  process.exit(1);
}

/** npm leaves a list of what it really installed; it must agree with the lockfile. */
function isInstalled() {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesOf(list);
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const agrees = ([path, { version, optional }]) => {
    const found = installed[path];
    return found ? found.version === version : path === '' || optional;
  };
  return Object.entries(wanted).every(agrees) && Object.keys(installed).every((path) => path in wanted);
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
