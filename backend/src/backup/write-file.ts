import type { BackupPlace } from './open-place.js';
import { sha256, type BackedUpFile } from './manifest.js';
import { BackupRefusal } from './backup-refusal.js';

const maxAttempts = 3;

export async function writeFile(store: BackupPlace, key: string, body: Buffer): Promise<BackedUpFile> {
  const isCreated = await createWithRetries(store, key, body);
  if (!isCreated) throw new BackupRefusal(`${key} exists already: something else writes to the same place`);
  return { key, bytes: body.length, sha256: sha256(body) };
}

/** A write that failed may have been stored. Then a retry finds our own file, which counts as written. */
async function createWithRetries(store: BackupPlace, key: string, body: Buffer): Promise<boolean> {
  for (let attempt = 1; ; attempt++)
    try {
      if (await store.create(key, body)) return true;
      return attempt > 1 && (await store.read(key))?.body.equals(body) === true;
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
}
