import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import { root } from '../root.mjs';
import { allowedScripts, isWithin, matchesLockfile, obstacleOn, packageSets } from './state.mjs';

/** @typedef {import('./state.mjs').PackageSet} PackageSet */

const lockfile = join(root, 'package-lock.json');
/** npm's own list. */
const installed = join(root, 'node_modules/.package-lock.json');
/** Which set is installed, of which lockfile. `npm ci` removes it with the packages. */
const stamp = join(root, 'node_modules/.package-set.json');

/**
 * Installs a set of packages, unless it is there or a larger one is. No set is replaced by a smaller one.
 * @param {PackageSet} wanted
 */
export async function installPackages(wanted) {
  if (isInstalled(wanted)) return;
  await withLock('install', () => {
    if (isInstalled(wanted)) return;
    refuseMachine();
    const before = setBefore();
    const set = isWithin(wanted, before) ? before : wanted;
    // `npm ci` would install the smaller set a second time.
    const command = isInstalled('server') ? ['install', '--no-save'] : ['ci'];
    console.log(`Installing the packages ${reasonOf[set]} with npm ${command[0]} …`);
    const began = Date.now();
    // What an interrupted installation leaves behind is no set.
    if (before) writeStamp(before, 'interrupted');
    // npm 11 reads allowScripts, but still runs what the list does not name. npm 10 does not read it.
    runNpm([...command, '--ignore-scripts', ...packageSets[set]]);
    const { allowScripts } = read(join(root, 'package.json'));
    runNpm(['rebuild', ...allowedScripts(allowScripts)]);
    writeStamp(set, digest());
    console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  });
}

/** @type {Record<PackageSet, string>} */
const reasonOf = {
  server: 'that the site runs on',
  build: 'that build the site',
  everything: 'of the project',
};

/** @param {PackageSet} set */
function isInstalled(set) {
  if (!existsSync(installed)) return false;
  const { set: found, lockfile: from } = readStamp();
  return (from === digest() && isWithin(set, found)) || matchesLockfile(read(installed), read(lockfile));
}

/**
 * The set that is to be replaced, whatever its lockfile was.
 * @returns {PackageSet | undefined}
 */
const setBefore = () => readStamp().set ?? (existsSync(installed) ? 'everything' : undefined);

/** @returns {{ set?: PackageSet, lockfile?: string }} */
const readStamp = () => (existsSync(stamp) ? read(stamp) : {});

/**
 * @param {PackageSet} set
 * @param {string} lockfile
 */
const writeStamp = (set, lockfile) => writeFileSync(stamp, JSON.stringify({ set, lockfile }));

const digest = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

/** @param {string[]} args */
function runNpm(args) {
  const { status } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`npm ${args[0]} failed; its own message is above.`);
  process.exit(status ?? 1);
}

function refuseMachine() {
  const { platform, arch, versions } = process;
  const isAlpine = existsSync('/etc/alpine-release');
  const obstacle = obstacleOn({ platform, arch, node: versions.node, isAlpine });
  if (!obstacle) return;
  console.error(obstacle);
  process.exit(1);
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
