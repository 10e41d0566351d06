import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { buildInputs } from './workspaces.ts';

const stampOf = (workspace: string, repository: string) => join(repository, '.cache/builds', workspace);

export const fingerprint = (workspace: string): string => hashOf(buildInputs(workspace));

/** One hash over files and folders. Tests do not count. */
export function hashOf(paths: readonly string[], repository = root): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => filesBelow(path, repository)))
    hash.update(`\0${file}\0`).update(contentOf(file, repository));
  return hash.digest('hex');
}

/** Of the lockfile only other people's packages count: a new workspace does not rebuild the others. */
function contentOf(file: string, repository: string): string | Buffer {
  const content = readFileSync(join(repository, file));
  if (file !== 'package-lock.json') return content;
  const { packages }: { packages: Record<string, { link?: boolean }> } = JSON.parse(content.toString());
  return JSON.stringify(
    Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link),
  );
}

export function isBuilt(workspace: string, fingerprint: string, repository = root): boolean {
  const stamp = stampOf(workspace, repository);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
}

export function markBuilt(workspace: string, fingerprint: string, repository = root): void {
  mkdirSync(join(repository, '.cache/builds'), { recursive: true });
  writeFileSync(stampOf(workspace, repository), fingerprint);
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
    .filter((name) => !/\.test\.\w+$/.test(name))
    .flatMap((name) => filesBelow(`${path}/${name}`, repository));
}
