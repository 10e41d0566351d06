import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../root.mjs';
import { publisherName } from './publisher-name.ts';
import type { ReleasePublisher } from './release-publisher.ts';
import { manifestFile, remotes } from './workspaces.ts';

/** What the tools read of shell.json and remote.json. */
export interface BuildManifest {
  name: string;
  release: string;
}

export interface Build {
  manifest: BuildManifest;
  files: Map<string, Buffer>;
  /** As the site sends them, without their compressed twins. */
  bytes: number;
}

const folderOf = (workspace: string, repository = root) => join(repository, workspace, 'dist/release');
const manifestOf = (workspace: string, repository = root) =>
  join(folderOf(workspace, repository), manifestFile(workspace));
const readManifest = async (file: string): Promise<BuildManifest> => JSON.parse(await readFile(file, 'utf8'));

/** The release folder of this machine, used unless a bucket is configured. */
export const releaseFolder = () => resolve(root, process.env.RELEASES_DIR || '.releases');

/** The last build of a workspace: its manifest and all its files. */
export async function readBuild(workspace: string, repository = root): Promise<Build> {
  const folder = folderOf(workspace, repository);
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as const),
  );
  const bytes = files
    .filter(([name]) => !name.endsWith('.br'))
    .reduce((sum, [, { length }]) => sum + length, 0);
  return { manifest: await readManifest(manifestOf(workspace, repository)), files: new Map(files), bytes };
}

/** The release code of the built server. */
export const publisherModule = 'backend/dist/releases/shipping/open-publisher.js';

/** Opens a release store that this machine can write to, with the code of the built server. */
export async function openPublisher(store = releaseFolder()): Promise<ReleasePublisher> {
  const env = { ...process.env, RELEASES_DIR: store };
  return (await import(join(root, publisherModule))).openPublisher(env);
}

/**
 * Publishes builds and makes them current. A workspace that was not built just now and already has a current release
 * is skipped, so that a start never undoes a rollback.
 */
export async function publishBuilds(
  workspaces: readonly string[],
  justBuilt: readonly string[],
): Promise<void> {
  const publisher = await openPublisher();
  const options = { by: `${publisherName()}, by a build`, builtTogether: true };
  for (const workspace of workspaces) {
    const { manifest, files } = await readBuild(workspace);
    const { names } = await publisher.channels();
    const known = names[manifest.name];
    if (known?.current && manifest.release in known.releases && !justBuilt.includes(workspace)) continue;
    await publisher.publish(manifest.name, files, options);
  }
}

/** Writes the shell's own copy of the registry, which it falls back to when the release store cannot be read. */
export async function writeFallbackRegistry(): Promise<void> {
  const manifests = remotes.map((remote) => manifestOf(remote)).filter(existsSync);
  const file = join(folderOf('shell'), 'registry.json');
  const text = JSON.stringify({ remotes: await Promise.all(manifests.map(readManifest)) });
  if (!existsSync(folderOf('shell')) || (existsSync(file) && (await readFile(file, 'utf8')) === text)) return;
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}
