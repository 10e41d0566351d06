import type { Config } from '../config/config.js';
import { CachedStore } from './cached-store.js';
import { CheckedBucket } from './checked-bucket.js';
import { FolderStore } from './folder-store.js';
import type { ObjectStore } from './object-store.js';

export const OBJECT_STORE = Symbol('object store');

interface CacheOptions {
  folder: string;
  logError: (message: string) => void;
  replacedKey: string;
}

export function openStore(
  { releasesBucket, releasesDir }: Pick<Config, 'releasesBucket' | 'releasesDir'>,
  cache?: CacheOptions,
): ObjectStore {
  if (!releasesBucket) return new FolderStore(releasesDir);
  const bucket = new CheckedBucket(releasesBucket);
  if (!cache) return bucket;
  const cached = new CachedStore(bucket, cache.folder, cache.logError, cache.replacedKey);
  cached
    .removeOldFiles()
    .catch((error: unknown) => cache.logError(`Old cached files cannot be removed: ${String(error)}`));
  return cached;
}
