import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefusal } from './backup-refusal.js';
import { manifestSumKey } from './manifest.js';

const dayMs = 86_400_000;
const dated = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Names sort by time, and are names on every file system. */
const nameOf = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** A folder of its own for a backup that is made now. */
export function datedPlace(place: string, now = new Date()): string {
  if (place.startsWith('s3://'))
    throw new BackupRefusal(
      '--keep is for folders. In a bucket let its lifecycle rules delete old backups, so that the key of the backups need not',
    );
  return join(place, nameOf(now));
}

/** Deletes finished backups but the newest, and what was not finished within a day. Resolves to their names. */
export async function deleteOld(folder: string, keep: number, now = new Date()): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => dated.test(name)).sort();
  const isFinished = (name: string) => existsSync(join(folder, name, manifestSumKey));
  const finished = names.filter(isFinished);
  const abandoned = names.filter((name) => !isFinished(name) && name < nameOf(new Date(+now - dayMs)));
  const old = [...finished.slice(0, -keep), ...abandoned].sort();
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
