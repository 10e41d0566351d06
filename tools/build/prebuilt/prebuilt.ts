import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFile } from '../compress.ts';
import { manifestFile } from '../workspaces.ts';
import { root } from '../../root.mjs';
import { fingerprintOf, unpack, type Files } from './archive.ts';
import { buildFiles, withCommit } from './build-files.ts';

/** The recorded builds of the workspaces, so that a new clone starts without building. */
export const archiveOf = (workspace: string, repository = root): string =>
  join(repository, 'prebuilt', `${workspace}.build`);

export function isPrebuilt(workspace: string, fingerprint: string, repository = root): boolean {
  const file = archiveOf(workspace, repository);
  return existsSync(file) && fingerprintOf(readFileSync(file)) === fingerprint;
}

/** Leaves what a build of this commit would leave. */
export async function unpackBuild(
  workspace: string,
  commit: string | undefined,
  repository = root,
): Promise<void> {
  const { files } = unpack(readFileSync(archiveOf(workspace, repository)));
  const dist = join(workspace, 'dist');
  const next = join(repository, '.cache', `next-${workspace}`);
  rmSync(next, { recursive: true, force: true });
  writeFiles(withCommit(files, workspace, commit), dist, next);
  const manifest = join(next, 'release', manifestFile(workspace));
  if (existsSync(manifest)) await compressFile(manifest);
  rmSync(join(repository, dist), { recursive: true, force: true });
  renameSync(next, join(repository, dist));
}

/**
 * The files in which the archive and the build of a workspace differ. How well a twin is compressed depends on the
 * version of Node; what it holds does not, because its file is unpacked from it.
 */
export function differences(workspace: string, repository = root): string[] {
  const { files } = unpack(readFileSync(archiveOf(workspace, repository)));
  const built = buildFiles(workspace, repository);
  const isSame = (path: string) => {
    const [recorded, made] = [files.get(path), built.get(path)];
    return recorded && made && (path.endsWith('.br') || recorded.equals(made));
  };
  return [...new Set([...files.keys(), ...built.keys()])].filter((path) => !isSame(path)).sort();
}

function writeFiles(files: Files, from: string, to: string): void {
  const folders = new Set<string>();
  for (const [path, body] of files) {
    const file = join(to, path.slice(from.length + 1));
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, body);
  }
}
