import type { Config } from '../../platform/config/config.js';
import { CachedStore } from './cached-store.js';
import { CheckedBucket } from './checked-bucket.js';
import { FolderStore } from './folder-store.js';
import type { ReleaseStore } from './release-store.js';

export const RELEASE_STORE = Symbol('release store');

interface CacheOptions {
  folder: string;
  logError: (message: string) => void;
}

export function openStore(
  { releasesBucket, releasesDir }: Pick<Config, 'releasesBucket' | 'releasesDir'>,
  cache?: CacheOptions,
): ReleaseStore {
  if (!releasesBucket) return new FolderStore(releasesDir);
  const bucket = new CheckedBucket(releasesBucket);
  if (!cache) return bucket;
  const cached = new CachedStore(bucket, cache.folder, cache.logError);
  cached
    .removeOldFiles()
    .catch((error: unknown) => cache.logError(`Old cached files cannot be removed: ${String(error)}`));
  return cached;
}
