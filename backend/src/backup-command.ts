import { backUp } from './backup/backup.js';
import { BackupRefusal } from './backup/backup-refusal.js';
import { filesOf, type BackupManifest } from './backup/manifest.js';
import { openPlace } from './backup/open-place.js';
import { restore } from './backup/restore.js';
import { isPicture } from './backup/store-files.js';
import type { Config } from './platform/config/config.js';

/** `npm run backup -- <place>` and `npm run restore -- <place>`. Resolves to the lines of its output. */
export async function runBackupCommand(
  config: Config,
  command: '--backup' | '--restore',
  [place, ...rest]: string[],
): Promise<string[]> {
  const acceptUnsigned = command === '--restore' && rest.join() === '--unsigned';
  if (!place || (rest.length && !acceptUnsigned))
    throw new BackupRefusal(`Usage: npm run ${command.slice(2)} -- <folder or s3://bucket/prefix>`);
  const store = openPlace(place, config);
  if (command === '--backup') return [`Backed up to ${place}`, ...described(await backUp(config, store))];
  const { manifest, mails, sms } = await restore(config, store, { acceptUnsigned });
  return [
    `Restored from ${place}`,
    ...described(manifest),
    `${mails} mails and ${sms} SMS were queued at that time. They are dead letters now, because they have probably been sent.`,
  ];
}

function described(manifest: BackupManifest): string[] {
  const { database, files } = manifest;
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = filesOf(manifest).reduce((sum, file) => sum + file.bytes, 0);
  return [
    `  of ${database.at}, at ${database.wal} of the write-ahead log of PostgreSQL ${database.postgres}`,
    `  ${rows} rows of ${database.tables.length} tables, migrated to ${database.migrations.at(-1)}`,
    `  ${database.pictures.length} pictures in ${files.filter(isPicture).length} files, and ${files.filter((file) => !isPicture(file)).length} files of releases`,
    `  ${(bytes / 1e6).toFixed(1)} MB`,
  ];
}
