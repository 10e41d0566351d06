import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** What npm says was wanted, and what it says is there. */
const lockfiles = ['package-lock.json', 'node_modules/.package-lock.json'];

/**
 * Does what `npm install` would do for a room whose packages are all there, without a network and without a look at
 * anything else.
 */
export function link(room) {
  const at = join(root, 'node_modules', room);
  rmSync(at, { force: true });
  symlinkSync(join('..', room), at, 'dir');
  const { version, dependencies } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));
  for (const lockfile of lockfiles.map((file) => join(root, file)).filter(existsSync))
    enter(lockfile, {
      [room]: { version, dependencies },
      [`node_modules/${room}`]: { resolved: room, link: true },
    });
}

/** In npm's own order, so that it has nothing to add. */
function enter(lockfile, entries) {
  const content = JSON.parse(readFileSync(lockfile, 'utf8'));
  const packages = Object.entries({ ...content.packages, ...entries });
  content.packages = Object.fromEntries(packages.sort(([one], [other]) => one.localeCompare(other, 'en')));
  const draft = `${lockfile}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(draft, lockfile);
}
