import type { Client } from 'pg';
import { BackupRefusal } from '../backup-refusal.js';
import type { BackedUpFile, DatabaseDump } from '../manifest.js';
import { loadTable } from './pieces.js';
import { quietQueuedMail, type QuietedJobs } from './queued-mail.js';
import { ledgerOf, onDatabase, tablesOf, type Table } from './tables.js';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Constraints of partitions follow those of their table. */
const foreignKeys = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text in ('public', 'pgboss')
  order by 1, 2`;

/**
 * People have seen ids that were given after the snapshot, in links and at the card provider. They must never belong to
 * something else.
 */
const idGap = 1_000_000;

const record = `insert into restored_backup (backed_up_at) values ($1)`;

/** Some were ended after the backup, by their owner or by the desk. */
const endLogins = `delete from session`;

const hasTables = `
  select exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('information_schema', 'pg_catalog', 'pg_toast')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  ) as "isUsed"`;

export async function requireEmptyDatabase(url: string): Promise<void> {
  const isUsed = await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ isUsed: boolean }>(hasTables);
    return rows[0]?.isUsed;
  });
  const { host, pathname } = new URL(url);
  if (isUsed)
    throw new BackupRefusal(
      `Nothing was restored: the database ${pathname.slice(1)} at ${host} has tables, and a restore needs an empty one`,
    );
}

/** One transaction into a migrated database: all of it or nothing. */
export function loadDatabase(
  url: string,
  dump: DatabaseDump,
  read: (file: BackedUpFile) => Promise<Buffer>,
): Promise<QuietedJobs> {
  return onDatabase(url, async (client) => {
    const tables = await tablesOf(client);
    requireSameTables(tables, dump);
    const names = tables.map(({ name }) => name);
    await client.query('begin');
    const keys = (await client.query<ForeignKey>(foreignKeys)).rows;
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    // Migrations insert rows too, which the dump has as well.
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of dump.tables) requireRows(table, await loadTable(client, table, read));
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { name, last } of dump.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [name, last + idGap]);
    await requireLedger(client, dump);
    await client.query(endLogins);
    const quieted = await quietQueuedMail(client);
    await client.query(record, [dump.at]);
    await client.query('commit');
    await client.query('analyze');
    return quieted;
  });
}

function requireSameTables(tables: Table[], dump: DatabaseDump) {
  const here = new Map(tables.map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of dump.tables) {
    // Both become part of statements, so they are names of ours.
    if (!here.has(name) || !columns.length)
      throw new BackupRefusal(
        `This release has no table ${name}: restore with the release that made the backup, then update`,
      );
    const missing = columns.find((column) => !here.get(name)?.includes(column));
    if (missing)
      throw new BackupRefusal(
        `This release has no ${name}.${missing}: restore with the release that made the backup, then update`,
      );
  }
}

function requireRows({ name, rows }: { name: string; rows: number }, loaded: number) {
  if (rows !== loaded) throw new Error(`${name} has ${rows} rows in the manifest, and ${loaded} were loaded`);
}

async function requireLedger(client: Client, { ledger }: DatabaseDump) {
  const loaded = await ledgerOf(client);
  if (JSON.stringify(loaded) !== JSON.stringify(ledger))
    throw new Error(`The ledger is ${JSON.stringify(loaded)}, in the manifest ${JSON.stringify(ledger)}`);
}
