import { resolve } from 'node:path';
import { releasesBucket } from '../../platform/config/config.js';
import { readVariables } from '../../platform/config/read-variables.js';
import type { Env } from '../../platform/config/variables.js';
import { openStore } from '../../platform/object-store/open-store.js';
import { Publisher } from './publisher.js';

/** For the command line, where the caller has write access to the store. */
export function openPublisher(env: Env = process.env): Publisher {
  const variables = readVariables(env);
  return new Publisher(
    openStore({
      releasesDir: resolve(variables.RELEASES_DIR),
      releasesBucket: releasesBucket(variables),
    }),
  );
}
