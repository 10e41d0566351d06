import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile } from '../workspaces.ts';
import { root } from '../../root.mjs';
import type { Files } from './archive.ts';

/** The registry is written after each build, and of the maps only those of scripts are published. */
const isOfBuild = (path: string) =>
  !path.endsWith('/release/registry.json') && (!path.includes('/maps/') || path.endsWith('.js.map'));

/** The files of a build, with a manifest that names no commit: it is another one in the next commit. */
export function buildFiles(workspace: string, repository = root): Files {
  const folders = workspace === 'backend' ? ['dist'] : ['dist/release', 'dist/maps'];
  const paths = folders
    .flatMap((folder) => filesBelow(`${workspace}/${folder}`, repository))
    .filter(isOfBuild);
  const files: Files = new Map(paths.map((path) => [path, readFileSync(join(repository, path))]));
  return withCommit(files, workspace, '');
}

/** A build outside of git has a manifest without a commit. Its compressed twin is left out. */
export function withCommit(files: Files, workspace: string, commit: string | undefined): Files {
  const path = `${workspace}/dist/release/${manifestFile(workspace)}`;
  const text = files.get(path);
  if (!text) return files;
  const { name, version, release, commit: _, ...rest } = JSON.parse(text.toString());
  const manifest = JSON.stringify({ name, version, release, commit, ...rest }, null, 2);
  const changed = new Map(files).set(path, Buffer.from(manifest));
  changed.delete(`${path}.br`);
  return changed;
}

function filesBelow(folder: string, repository: string): string[] {
  if (!existsSync(join(repository, folder))) return [];
  return readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repository.length + 1))
    .sort();
}
