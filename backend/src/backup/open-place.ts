import { resolve } from 'node:path';
import type { Config } from '../platform/config/config.js';
import { BucketStore } from '../platform/object-store/bucket-store.js';
import { FolderStore } from '../platform/object-store/folder-store.js';
import type { ObjectStore } from '../platform/object-store/object-store.js';
import { BackupRefusal } from './backup-refusal.js';

/** Holds one backup. */
export type BackupPlace = Pick<ObjectStore, 'read' | 'create' | 'list'>;

/** Pieces are larger than the files of a release. */
const bucketTimeoutMs = 60_000;

/** A folder, or `s3://bucket/prefix` at the endpoint of `BACKUP_ENDPOINT`. */
export function openPlace(name: string, { backupBuckets }: Pick<Config, 'backupBuckets'> = {}): BackupPlace {
  if (!name.startsWith('s3://')) return new FolderStore(resolve(name), { flush: true, isPrivate: true });
  const [, bucket, prefix] = /^s3:\/\/([^/]+)\/(.+?)\/*$/.exec(name) ?? [];
  if (!bucket || !prefix)
    throw new BackupRefusal(
      `${name} is no place for a backup: it needs a bucket and a prefix, as in s3://backups/monday`,
    );
  if (!backupBuckets)
    throw new BackupRefusal(
      `${name} needs BACKUP_ENDPOINT, BACKUP_KEY_ID and BACKUP_SECRET, or the RELEASES_BUCKET that they default to`,
    );
  const { endpoint, ...keys } = backupBuckets;
  return within(new BucketStore({ ...keys, url: `${endpoint}/${bucket}` }, bucketTimeoutMs), `${prefix}/`);
}

const within = (store: ObjectStore, prefix: string): BackupPlace => ({
  read: (key) => store.read(prefix + key),
  create: (key, body) => store.create(prefix + key, body),
  list: async (folder) => (await store.list(prefix + folder)).map((key) => key.slice(prefix.length)),
});
