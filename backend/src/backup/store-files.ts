import { setTimeout as pause } from 'node:timers/promises';
import type { ObjectStore } from '../platform/object-store/object-store.js';
import { deletionFolder } from '../platform/secrets/deletion-marks.js';
import type { BackupPlace } from './open-place.js';
import { Semaphore } from '../platform/object-store/semaphore.js';
import { channelsKey } from '../releases/index.js';
import type { BackedUpFile } from './manifest.js';
import { writeFile } from './write-file.js';

const maxConcurrent = 8;
const folder = 'files/';

/** Earlier contents of `channels.json`, and probes of a bucket. */
const isOwnBookkeeping = (key: string) =>
  /^channels\/\d+\.json$/.test(key) || key === `${channelsKey}.before` || key.startsWith('.check/');

/** Releases and pictures. The channels come first, so that each release they name is listed after it. */
export async function backUpFiles(
  from: ObjectStore,
  to: BackupPlace,
  { fillMs = 60_000 } = {},
): Promise<BackedUpFile[]> {
  await waitForFirstFill(from, performance.now() + fillMs);
  const channels = await copyFile(from, to, channelsKey);
  const listed = await from.list('');
  const keys = listed.filter((key) => key !== channelsKey && !isOwnBookkeeping(key));
  const semaphore = new Semaphore(maxConcurrent);
  const copied = await Promise.all(keys.map((key) => semaphore.run(() => copyFile(from, to, key))));
  return [channels, ...copied].filter((file) => file !== null);
}

/** The first server saves its releases in an empty store before the channels name them. */
async function waitForFirstFill(store: ObjectStore, deadline: number): Promise<void> {
  while (!(await store.read(channelsKey))) {
    const keys = await store.list('');
    if (!keys.some((key) => !isPictureKey(key) && !isMarkKey(key) && !isOwnBookkeeping(key))) return;
    if (performance.now() > deadline) {
      console.error(
        'No release in the store is current: restored, it needs a server that fills it, or a ship',
      );
      return;
    }
    await pause(500);
  }
}

/** Null for a file that was removed since it was listed: an expired release, or a picture without a row. */
async function copyFile(from: ObjectStore, to: BackupPlace, key: string): Promise<BackedUpFile | null> {
  const found = await from.read(key);
  return found && writeFile(to, `${folder}${key}`, found.body);
}

export async function restoreFiles(
  files: BackedUpFile[],
  read: (file: BackedUpFile) => Promise<Buffer>,
  to: ObjectStore,
): Promise<void> {
  const semaphore = new Semaphore(maxConcurrent);
  const keyOf = (file: BackedUpFile) => file.key.slice(folder.length);
  const channels = files.find((file) => keyOf(file) === channelsKey);
  await Promise.all(
    files
      .filter((file) => file !== channels)
      .map((file) => semaphore.run(() => restoreFile(to, keyOf(file), () => read(file)))),
  );
  // Last, because a server beside us makes current what they name.
  if (channels && !(await to.replace(channelsKey, await read(channels), null)))
    throw new Error(`${channelsKey} was written by something else during the restore`);
}

/** The marks of deletions may be there already: a store with nothing else counts as empty. */
async function restoreFile(to: ObjectStore, key: string, read: () => Promise<Buffer>): Promise<void> {
  if (isMarkKey(key)) await to.create(key, await read());
  else await writeFile(to, key, await read());
}

/** Pictures that members show and whose files the store has lost. */
export function missingPictures(codes: string[], files: BackedUpFile[]): string[] {
  const keys = new Set(files.map(({ key }) => key));
  return codes.filter((code) => !['small', 'large'].every((size) => keys.has(pictureKey(code, size))));
}

const pictureKey = (code: string, size: string) => `${folder}.pictures/${code}/${size}.webp`;

const isMarkKey = (key: string) => key.startsWith(deletionFolder);
const isPictureKey = (key: string) => key.startsWith('.pictures/');
export const isPicture = ({ key }: BackedUpFile) => isPictureKey(key.slice(folder.length));
