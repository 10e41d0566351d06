// npm silently drops an optional package whose version the registry does not have, and `npm ci` then refuses the
// lockfile. This finds such gaps before a fresh clone fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

export interface Lockfile {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
}

export function lockfileGaps({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isResolvable(packages, path, name))
      .map(([name, range]) => `${path || 'package.json'}@${version} wants ${name}@${range}`),
  );
}

function isResolvable(packages: Lockfile['packages'], path: string, name: string): boolean {
  if (`${path ? `${path}/` : ''}node_modules/${name}` in packages) return true;
  if (!path) return false;
  const parent = path.lastIndexOf('/node_modules/');
  return isResolvable(packages, parent > 0 ? path.slice(0, parent) : '', name);
}

if (process.argv[1] === import.meta.filename) {
  const file = process.argv[2] ?? join(root, 'package-lock.json');
  const gaps = lockfileGaps(JSON.parse(readFileSync(file, 'utf8')));
  if (gaps.length) console.error(`npm ci will refuse this lockfile:\n  ${gaps.join('\n  ')}`);
  process.exitCode = gaps.length ? 1 : 0;
}
