import type { Client } from 'pg';
import { knownMigrations } from '../../migrations/index.js';
import { backupLock } from '../../platform/database/backup-lock.js';
import type { BackupPlace } from '../open-place.js';
import { BackupRefusal } from '../backup-refusal.js';
import type { DatabaseDump } from '../manifest.js';
import { dumpTable } from './pieces.js';
import { ledgerOf, migrationsOf, onDatabase, sequencesOf, tablesOf } from './tables.js';

const snapshot = `
  select now() as at, current_setting('server_version') as postgres, pg_current_wal_lsn()::text as wal`;

const shownPictures = `select code from picture where shown_at is not null order by code`;

/**
 * Dumps what one snapshot shows, while the site goes on writing. `inSnapshot` runs after the snapshot is taken: until
 * the dump ends, no file of a picture that it shows is removed.
 */
export function dumpDatabase(
  url: string,
  store: BackupPlace,
  inSnapshot: () => Promise<void>,
): Promise<DatabaseDump> {
  return onDatabase(url, async (client) => {
    await lockBackup(client);
    await requireMigrated(client);
    const tables = await tablesOf(client);
    await client.query('begin isolation level repeatable read read only');
    // No migration may change a table halfway. Its own lock timeout ends it, and it can be repeated after the backup.
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`);
    const [found] = (await client.query<{ at: Date; postgres: string; wal: string }>(snapshot)).rows;
    if (!found) throw new Error('The database did not describe its snapshot');
    await inSnapshot();
    const dumped = [];
    for (const table of tables) dumped.push(await dumpTable(client, store, table));
    const pictures = (await client.query<{ code: string }>(shownPictures)).rows.map(({ code }) => code);
    return {
      at: found.at.toISOString(),
      postgres: found.postgres,
      wal: found.wal,
      migrations: await migrationsOf(client),
      tables: dumped,
      sequences: await sequencesOf(client),
      ledger: await ledgerOf(client),
      pictures,
    };
  });
}

/** Held by the connection, so that a backup that is killed releases it. */
async function lockBackup(client: Client) {
  const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
    backupLock,
  ]);
  if (!rows[0]?.isFree) throw new BackupRefusal('Another backup of this database is running');
}

async function requireMigrated(client: Client) {
  const { rows } = await client.query(`select to_regclass('public.migration') as "isThere"`);
  const done: string[] = (rows as { isThere: string | null }[])[0]?.isThere ? await migrationsOf(client) : [];
  const missing = knownMigrations.filter((name) => !done.includes(name));
  const unknown = done.filter((name) => !knownMigrations.includes(name));
  if (missing.length)
    throw new BackupRefusal(
      `The database has not been migrated to ${missing.at(-1)}: start this release of the site first`,
    );
  if (unknown.length)
    throw new BackupRefusal(
      `The database is of a newer release, with ${unknown.at(-1)}: back it up with that release`,
    );
}
