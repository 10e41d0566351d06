import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { compress } from './compress.mjs';
import { remotes } from './rooms.mjs';

/** For whoever debugs the build, not for visitors. */
const isPrivate = (file) => /\.map$|^mf-stats\.json$/.test(basename(file));

/** Copies a remote's build into the release store, where a release never changes again. */
export async function publish(room, store) {
  const from = join(root, room, 'dist/release');
  const { name, release } = JSON.parse(await readFile(join(from, 'remote.json'), 'utf8'));
  const to = join(store, name, release);
  if (existsSync(to)) return;
  const draft = join(store, name, `.${release}-${process.pid}`);
  await cp(from, draft, { recursive: true, filter: (file) => !isPrivate(file) });
  await compress(draft);
  await rename(draft, to);
}

/**
 * Makes the last build of every remote the current one: one small file, replaced in one step. The shell keeps a copy
 * for the day when the store cannot be reached.
 */
export async function writeRegistry(store) {
  const manifests = remotes.map((room) => join(root, room, 'dist/release/remote.json')).filter(existsSync);
  const current = manifests.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  for (const folder of [store, join(root, 'shell/dist/release')])
    await replace(join(folder, 'registry.json'), JSON.stringify({ remotes: current }));
}

/** The shell is served from where it was built, so what is not for visitors moves out of there. */
export async function finishShell(folder) {
  const aside = join(root, 'shell/dist/maps');
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  const maps = (await readdir(folder)).filter(isPrivate);
  await Promise.all(maps.map((file) => rename(join(folder, file), join(aside, file))));
  await compress(folder);
}

async function replace(file, content) {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
