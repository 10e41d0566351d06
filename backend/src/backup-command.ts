import { backUp } from './backup/backup.js';
import { BackupRefusal } from './backup/backup-refusal.js';
import { datedPlace, deleteOld } from './backup/dated-backups.js';
import { filesOf, type BackupManifest } from './backup/manifest.js';
import { openPlace } from './backup/open-place.js';
import { restore } from './backup/restore.js';
import { isPicture } from './backup/store-files.js';
import type { Config } from './platform/config/config.js';

const usage = {
  '--backup':
    'Usage: npm run backup -- <folder or s3://bucket/prefix> [--keep <number of backups in the folder>]',
  '--restore':
    'Usage: npm run restore -- <folder or s3://bucket/prefix> [--unsigned] [--deletions <the former store, or a folder of later backups>]',
};

/** `npm run backup -- <place>` and `npm run restore -- <place>`. Resolves to the lines of its output. */
export async function runBackupCommand(
  config: Config,
  command: '--backup' | '--restore',
  [place, ...rest]: string[],
): Promise<string[]> {
  const option = rest.join(' ');
  const keep = Number(/^--keep ([1-9]\d{0,3})$/.exec(option)?.[1] ?? 0);
  if (command === '--restore') return restoreFrom(config, place, rest);
  if (!place || (option && !keep)) throw new BackupRefusal(usage[command]);
  const own = keep ? datedPlace(place) : place;
  const lines = [`Backed up to ${own}`, ...described(await backUp(config, openPlace(own, config)))];
  const deleted = keep ? await deleteOld(place, keep) : [];
  return [...lines, ...deleted.map((name) => `Deleted the backup ${name}`)];
}

async function restoreFrom(config: Config, place: string | undefined, options: string[]): Promise<string[]> {
  const acceptUnsigned = options[0] === '--unsigned';
  const [name, deletions, ...more] = acceptUnsigned ? options.slice(1) : options;
  if (!place || more.length || (name && (name !== '--deletions' || !deletions)))
    throw new BackupRefusal(usage['--restore']);
  const { manifest, deletedSince, mails, sms } = await restore(config, openPlace(place, config), {
    acceptUnsigned,
    ...(deletions && { deletions: openPlace(deletions, config) }),
  });
  return [
    `Restored from ${place}`,
    ...described(manifest),
    `${deletedSince} accounts were deleted after the backup. The site deletes them again when it starts, before it answers anybody.`,
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
