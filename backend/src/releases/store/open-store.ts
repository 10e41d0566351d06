import type { Config } from '../../platform/config/config.js';
import { CheckedBucket } from './checked-bucket.js';
import { CachedStore } from './cached-store.js';
import { FolderStore } from './folder-store.js';
import type { ReleaseStore } from './release-store.js';

interface Keeping {
  folder: string;
  complain: (sentence: string) => void;
}

/** The store that the config names: the bucket, or else the folder. A server also says where it keeps its copies. */
export function openStore(
  { releasesBucket, releasesDir }: Pick<Config, 'releasesBucket' | 'releasesDir'>,
  keeping?: Keeping,
): ReleaseStore {
  if (!releasesBucket) return new FolderStore(releasesDir);
  const bucket = new CheckedBucket(releasesBucket);
  if (!keeping) return bucket;
  const cached = new CachedStore(bucket, keeping.folder, keeping.complain);
  cached
    .forgetOld()
    .catch((error: unknown) => keeping.complain(`Old copies cannot be dropped: ${String(error)}`));
  return cached;
}
