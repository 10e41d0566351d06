import { resolve } from 'node:path';
import { releasesBucket } from '../../platform/config/config.js';
import { readVariables, type Env } from '../../platform/config/variables.js';
import { ReleaseDesk } from './publisher.js';
import { openStore } from '../store/open-store.js';

/** The desk of whoever may write to the store itself: an operator, or a developer on their own machine. */
export function openDesk(env: Env = process.env): ReleaseDesk {
  const set = readVariables(env);
  return new ReleaseDesk(
    openStore({ releasesDir: resolve(set.RELEASES_DIR), releasesBucket: releasesBucket(set) }),
  );
}
