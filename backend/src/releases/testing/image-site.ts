import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '../../platform/object-store/folder-store.js';
import type { Env } from '../../platform/config/variables.js';
import { BucketServer } from '../../testing/bucket/bucket-server.js';
import { Publisher } from '../shipping/publisher.js';
import type { BuildFiles } from '../store/release-files.js';
import { shellBuildOf } from './builds.js';

const temporary = (kind: string) => mkdtempSync(join(tmpdir(), `amigo-${kind}-`));

export type Builds = Record<string, BuildFiles>;

/** What an image has: the built shell, and a folder with the releases of one build. The shell need not be named. */
export async function imageWith(builds: Builds): Promise<Env> {
  const folder = temporary('image');
  const publisher = new Publisher(new FolderStore(folder));
  const { shell = shellBuildOf('a'), ...remotes } = builds;
  for (const [name, files] of Object.entries({ shell, ...remotes }))
    await publisher.publish(name, files, { by: 'a build', builtTogether: true });
  const shellDir = temporary('shell');
  for (const [path, body] of shell) await new FolderStore(shellDir).create(path, body);
  return { BUILT_IN_RELEASES_DIR: folder, SHELL_DIR: shellDir };
}

interface EmptyStore {
  env: Env;
  bucket?: BucketServer;
  close(): Promise<void>;
}

export async function emptyFolder(): Promise<EmptyStore> {
  return { env: { RELEASES_DIR: temporary('store') }, close: async () => {} };
}

export async function emptyBucket(): Promise<EmptyStore> {
  const bucket = await BucketServer.start();
  return { env: bucketEnv(bucket), bucket, close: () => bucket.close() };
}

/** Each server has its own cache, as on a machine of its own. */
export function bucketEnv({ bucket }: BucketServer): Env {
  return {
    DATA_DIR: temporary('copies'),
    RELEASES_BUCKET: bucket.url,
    RELEASES_BUCKET_REGION: bucket.region,
    RELEASES_BUCKET_KEY_ID: bucket.accessKeyId,
    RELEASES_BUCKET_SECRET: bucket.secretAccessKey,
  };
}
