import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compress } from './compress.ts';

const isPrivate = (file: string) => /\.map$|^mf-stats\.json$/.test(file);

export async function finishRelease(folder: string, mapsFolder: string): Promise<void> {
  await rm(mapsFolder, { recursive: true, force: true });
  await mkdir(mapsFolder, { recursive: true });
  const files = (await readdir(folder)).filter(isPrivate);
  await Promise.all(files.map((file) => rename(join(folder, file), join(mapsFolder, file))));
  const maps = files.filter((file) => file.endsWith('.js.map'));
  await Promise.all(maps.map((map) => withoutPlace(join(mapsFolder, map))));
  await compress(folder);
}

/**
 * A build is the same bytes in every folder, with and without a cache. webpack names files after the folder of the
 * repository in two places, and a style sheet otherwise when its module comes from the cache.
 */
async function withoutPlace(file: string): Promise<void> {
  const map: { file: string; sources: string[] } = JSON.parse(await readFile(file, 'utf8'));
  const sources = map.sources.map((source) =>
    source.replace(/\.css\?[\da-f]{4}$/, '.css').replace(/(\/\.federation\/entry)\.[\da-f]{32}\./, '$1.'),
  );
  await writeFile(file, JSON.stringify({ ...map, file: basename(file, '.map'), sources }));
}
