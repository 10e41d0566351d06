// npm drops an optional package whose version the registry does not have, without a word, and `npm ci` then refuses the
// lockfile. This finds such gaps before somebody's fresh clone does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Every optional dependency that a lockfile promises and does not hold. */
export function lockGaps({ packages }) {
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isInReach(packages, path, name))
      .map(([name, range]) => `${path || 'package.json'}@${version} wants ${name}@${range}`),
  );
}

/** npm looks for a package beside the one that needs it, then one folder up, and so on. */
function isInReach(packages, path, name) {
  const here = `${path ? `${path}/` : ''}node_modules/${name}`;
  if (here in packages) return true;
  if (!path) return false;
  const up = path.lastIndexOf('/node_modules/');
  return isInReach(packages, up > 0 ? path.slice(0, up) : '', name);
}

if (process.argv[1] === import.meta.filename) {
  const file = process.argv[2] ?? join(root, 'package-lock.json');
  const gaps = lockGaps(JSON.parse(readFileSync(file, 'utf8')));
  if (gaps.length) console.error(`npm ci will refuse this lockfile:\n  ${gaps.join('\n  ')}`);
  process.exitCode = gaps.length ? 1 : 0;
}
