import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../root.mjs';
import { whoIs } from '../who-is.mjs';
import { manifestFile, remotes } from './rooms.mjs';

const folderOf = (room, house = root) => join(house, room, 'dist/release');
const manifestOf = (room, house) => join(folderOf(room, house), manifestFile(room));
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Where the releases of this machine lie, unless they lie in a bucket. */
export const releaseStore = () => resolve(root, process.env.RELEASES_DIR || '.releases');

/** What a room was built into: its own words and all its files. */
export async function builtRelease(room, house = root) {
  const folder = folderOf(room, house);
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))]));
  const bytes = files
    .filter(([name]) => !name.endsWith('.br'))
    .reduce((sum, [, { length }]) => sum + length, 0);
  return { manifest: await readJson(manifestOf(room, house)), files: new Map(files), bytes };
}

/** The desk of a store that this machine can write to: its own, if no other is named. */
export async function openDesk(store = releaseStore(), house = root) {
  const { openDesk: open } = await import(join(house, 'backend/dist/releases/shipping/open-publisher.js'));
  return open({ ...process.env, RELEASES_DIR: store });
}

/**
 * Publishes what was built and gives it to visitors. What was not built just now and has been given to them before is
 * left as the teams have it: whoever rolled back does not want it back with the next start.
 */
export async function publish(rooms, justBuilt) {
  const desk = await openDesk();
  const options = { by: `${whoIs()}, by a build`, together: true };
  for (const room of rooms) {
    const { manifest, files } = await builtRelease(room);
    const { names } = await desk.channels();
    const known = names[manifest.name];
    if (known?.current && manifest.release in known.releases && !justBuilt.includes(room)) continue;
    await desk.ship(manifest.name, files, options);
  }
}

/** The remotes that the shell was built beside: its own copy, for the day when nobody can say what is current. */
export async function bakeRegistry() {
  const there = remotes.map((room) => manifestOf(room)).filter(existsSync);
  const file = join(folderOf('shell'), 'registry.json');
  const text = JSON.stringify({ remotes: await Promise.all(there.map((file) => readJson(file))) });
  if (!existsSync(folderOf('shell')) || (existsSync(file) && (await readFile(file, 'utf8')) === text)) return;
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}
