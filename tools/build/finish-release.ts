import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.ts';

/** Files for developers, which are not published. */
const isPrivate = (file: string) => /\.map$|^mf-stats\.json$/.test(file);

/** Turns a bundle into a release: source maps move to `mapsFolder`, and the other files get their `.br` twins. */
export async function finishRelease(folder: string, mapsFolder: string): Promise<void> {
  await rm(mapsFolder, { recursive: true, force: true });
  await mkdir(mapsFolder, { recursive: true });
  const files = (await readdir(folder)).filter(isPrivate);
  await Promise.all(files.map((file) => rename(join(folder, file), join(mapsFolder, file))));
  await compress(folder);
}
