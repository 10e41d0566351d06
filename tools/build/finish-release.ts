import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.ts';

const isPrivate = (file: string) => /\.map$|^mf-stats\.json$/.test(file);

export async function finishRelease(folder: string, mapsFolder: string): Promise<void> {
  await rm(mapsFolder, { recursive: true, force: true });
  await mkdir(mapsFolder, { recursive: true });
  const files = (await readdir(folder)).filter(isPrivate);
  await Promise.all(files.map((file) => rename(join(folder, file), join(mapsFolder, file))));
  await compress(folder);
}
