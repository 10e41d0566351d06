import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../root.mjs';
import { publisherName } from './publisher-name.ts';
import type { ReleasePublisher } from './release-publisher.ts';
import { manifestFile, remotes } from './workspaces.ts';

export interface BuildManifest {
  name: string;
  release: string;
}

export interface Build {
  manifest: BuildManifest;
  files: Map<string, Buffer>;
  bytes: number;
}

const folderOf = (workspace: string, repository = root) => join(repository, workspace, 'dist/release');
const manifestOf = (workspace: string, repository = root) =>
  join(folderOf(workspace, repository), manifestFile(workspace));
const readManifest = async (file: string): Promise<BuildManifest> => JSON.parse(await readFile(file, 'utf8'));

/** The release folder of this machine, used unless a bucket is configured. */
export const releaseFolder = () => resolve(root, process.env.RELEASES_DIR || '.releases');

export async function readBuild(workspace: string, repository = root): Promise<Build> {
  const folder = folderOf(workspace, repository);
  const files = await readFiles(folder, await readdir(folder));
  const bytes = files
    .filter(([name]) => !name.endsWith('.br'))
    .reduce((sum, [, { length }]) => sum + length, 0);
  const maps = await readMaps(join(repository, workspace, 'dist/maps'));
  const manifest = await readManifest(manifestOf(workspace, repository));
  return { manifest, files: new Map([...files, ...maps]), bytes };
}

/** Kept with the release for the server, which never serves them. */
async function readMaps(folder: string): Promise<[string, Buffer][]> {
  if (!existsSync(folder)) return [];
  const maps = await readFiles(
    folder,
    (await readdir(folder)).filter((name) => name.endsWith('.js.map')),
  );
  return maps.map(([name, body]) => [`maps/${name}`, body]);
}

const readFiles = (folder: string, names: readonly string[]): Promise<[string, Buffer][]> =>
  Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))]));

export const publisherModule = 'backend/dist/releases/shipping/open-publisher.js';

export async function openPublisher(
  store = releaseFolder(),
  env: NodeJS.ProcessEnv = process.env,
): Promise<ReleasePublisher> {
  return (await import(join(root, publisherModule))).openPublisher({ ...env, RELEASES_DIR: store });
}

/** A bucket is shared with others: a build stays on this machine, and only `npm run ship` publishes there. */
const withoutBucket = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('RELEASES_BUCKET')));

/** A workspace that was not just built keeps its current release, so that a start never undoes a rollback. */
export async function publishBuilds(
  workspaces: readonly string[],
  justBuilt: readonly string[],
): Promise<void> {
  const publisher = await openPublisher(releaseFolder(), withoutBucket());
  const options = { by: `${publisherName()}, by a build`, builtTogether: true };
  for (const workspace of workspaces) {
    const { manifest, files } = await readBuild(workspace);
    const { names } = await publisher.channels();
    const known = names[manifest.name];
    if (known?.current && manifest.release in known.releases && !justBuilt.includes(workspace)) continue;
    await publisher.publish(manifest.name, files, options);
  }
}

export async function writeFallbackRegistry(): Promise<void> {
  const manifests = remotes.map((remote) => manifestOf(remote)).filter(existsSync);
  const file = join(folderOf('shell'), 'registry.json');
  const text = JSON.stringify({ remotes: await Promise.all(manifests.map(readManifest)) });
  if (!existsSync(folderOf('shell')) || (existsSync(file) && (await readFile(file, 'utf8')) === text)) return;
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}
