import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.mjs';

/** For whoever debugs the build, not for visitors. */
const isPrivate = (file) => /\.map$|^mf-stats\.json$/.test(file);

/** Makes a bundle what visitors are given: maps lie elsewhere, and every file that gains from it has a compressed twin. */
export async function finish(folder, aside) {
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  const hidden = (await readdir(folder)).filter(isPrivate);
  await Promise.all(hidden.map((file) => rename(join(folder, file), join(aside, file))));
  await compress(folder);
}
