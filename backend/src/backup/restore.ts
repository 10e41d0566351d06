import type { Config } from '../platform/config/config.js';
import { migrate } from '../platform/database/migrate.js';
import type { ObjectStore } from '../platform/object-store/object-store.js';
import type { BackupPlace } from './open-place.js';
import { openStore } from '../platform/object-store/open-store.js';
import { tooOldForBaseline } from '../migrations/baseline/replaced.js';
import { knownMigrations } from '../migrations/index.js';
import { BackupRefusal } from './backup-refusal.js';
import { secretMarks } from './backup.js';
import { loadDatabase, requireEmptyDatabase } from './database/load.js';
import type { QuietedJobs } from './database/queued-mail.js';
import type { BackupManifest } from './manifest.js';
import { repeatDeletions } from './database/repeat-deletions.js';
import { deletionFolder, deletionMarkIn } from '../platform/secrets/deletion-marks.js';
import { requireSignature } from './signature.js';
import { restoreFiles } from './store-files.js';
import { checkedReader, readManifest, verifyFiles } from './verify.js';

export interface Restored extends QuietedJobs {
  manifest: BackupManifest;
  /** Accounts that were deleted after the backup. */
  deletedSince: number;
}

interface RestoreOptions {
  /** For a backup that was made before backups were signed. */
  acceptUnsigned?: boolean;
  /** Where marks of later deletions are: the former store, or later backups. */
  deletions?: Pick<ObjectStore, 'list'>;
}

/** Into an empty database and an empty release store. Checks everything before it writes anything. */
export async function restore(
  config: Config,
  from: BackupPlace,
  { acceptUnsigned = false, deletions }: RestoreOptions = {},
): Promise<Restored> {
  const url = config.databaseDirectUrl ?? '';
  const store = openStore(config);
  const { manifest, body } = await readManifest(from);
  requireSecret(config, manifest);
  if (!acceptUnsigned) await requireSignature(from, config.secrets, body);
  requireKnownMigrations(manifest);
  await requireEmptyDatabase(url);
  await requireEmptyStore(config, store);
  await verifyFiles(from, manifest);

  const read = checkedReader(from);
  const marked = [...(await store.list(deletionFolder)), ...((await deletions?.list('')) ?? [])];
  await restoreFiles(manifest.files, read, store);
  await migrate(config, { only: manifest.database.migrations });
  const quieted = await loadDatabase(url, manifest.database, read);
  await migrate(config);
  const keys = [...marked, ...manifest.files.map(({ key }) => key)];
  const marks = new Set(keys.map(deletionMarkIn).filter((mark) => mark !== undefined));
  const deletedSince = await repeatDeletions(url, config.secrets, marks);
  return { manifest, deletedSince, ...quieted };
}

function requireKnownMigrations({ database }: BackupManifest) {
  const refusal = tooOldForBaseline('backup', database.migrations);
  if (refusal) throw new BackupRefusal(refusal);
  const unknown = database.migrations.findLast((name) => !knownMigrations.includes(name));
  if (unknown)
    throw new BackupRefusal(
      `The backup is of a newer release, with ${unknown}: restore it with that release`,
    );
}

function requireSecret({ secrets }: Config, { secretMark }: BackupManifest) {
  if (secretMarks(secrets).includes(secretMark)) return;
  throw new BackupRefusal(
    'The backup was made with another SECRET, without which much of it is unreadable: set SECRET, or DATA_DIR/secret, to that one',
  );
}

async function requireEmptyStore(config: Config, store: ObjectStore) {
  const keys = (await store.list('')).filter((key) => !key.startsWith(deletionFolder));
  if (!keys.length) return;
  throw new BackupRefusal(
    `Nothing was restored: the release store ${config.releasesBucket?.url ?? config.releasesDir} has ${keys.length} files, and a restore needs an empty one. RELEASES_DIR or RELEASES_BUCKET can name another`,
  );
}
