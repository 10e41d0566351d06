import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { buildInputs } from './workspaces.ts';

const stampOf = (workspace: string, repository: string) => join(repository, '.cache/builds', workspace);

export const fingerprint = (workspace: string): string => hashOf(buildInputs(workspace));

/** One hash over files and folders. Tests and documents do not count, nor does the Node that runs this: bundlers write the same. */
export function hashOf(paths: readonly string[], repository = root): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(path, repository)))
    hash.update(`\0${file}\0`).update(contentOf(file, repository));
  return hash.digest('hex');
}

/** Of the lockfile only packages count that builds may use: neither a new workspace nor a package for tests does. */
function contentOf(file: string, repository: string): string | Buffer {
  const content = readFileSync(join(repository, file));
  if (file !== 'package-lock.json') return content;
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(content.toString());
  return JSON.stringify(
    Object.entries(packages)
      .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
      .map(([path, { version, integrity }]) => [path, version, integrity]),
  );
}

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
}

interface BuildOptions {
  /** A build that was unpacked from its archive does not count. */
  fromSource?: boolean;
}

export function isBuilt(
  workspace: string,
  fingerprint: string,
  { fromSource = false }: BuildOptions = {},
  repository = root,
): boolean {
  const stamp = stampOf(workspace, repository);
  if (!existsSync(stamp)) return false;
  const [found, origin] = readFileSync(stamp, 'utf8').split(' ');
  return found === fingerprint && !(fromSource && origin === 'unpacked');
}

export function markBuilt(
  workspace: string,
  fingerprint: string,
  origin: 'built' | 'unpacked' = 'built',
  repository = root,
): void {
  mkdirSync(join(repository, '.cache/builds'), { recursive: true });
  writeFileSync(stampOf(workspace, repository), `${fingerprint} ${origin}`);
}

export function forgetBuild(workspace: string, repository = root): void {
  rmSync(stampOf(workspace, repository), { force: true });
}

function filesBelow(path: string, repository: string): string[] {
  const absolute = join(repository, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute)
    .sort()
    .filter((name) => !/\.(test\.\w+|md)$/.test(name))
    .flatMap((name) => filesBelow(`${path}/${name}`, repository));
}
