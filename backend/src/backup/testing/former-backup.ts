import { secretMarks } from '../backup.js';
import { dumpTable } from '../database/pieces.js';
import { ledgerOf, migrationsOf, onDatabase, sequencesOf, tablesOf } from '../database/tables.js';
import { manifestKey, manifestSumKey, sha256, signatureKey, type BackupManifest } from '../manifest.js';
import type { BackupPlace } from '../open-place.js';
import { sign } from '../signature.js';
import { writeFile } from '../write-file.js';

/** A backup as an earlier release made it, which asked for its own migrations only. It has no files. */
export async function backUpFormerRelease(url: string, secrets: string[], to: BackupPlace): Promise<void> {
  await onDatabase(url, async (client) => {
    const tables = [];
    for (const table of await tablesOf(client)) tables.push(await dumpTable(client, to, table));
    const database: BackupManifest['database'] = {
      at: '2026-11-24T03:15:00Z',
      postgres: '18.4',
      wal: '0/0',
      migrations: await migrationsOf(client),
      tables,
      sequences: await sequencesOf(client),
      ledger: await ledgerOf(client),
      pictures: [],
    };
    const [secretMark = ''] = secretMarks(secrets);
    const made: BackupManifest = {
      format: 1,
      finishedAt: '2026-11-24T03:16:00Z',
      secretMark,
      database,
      files: [],
    };
    const body = Buffer.from(JSON.stringify(made));
    await writeFile(to, manifestKey, body);
    await writeFile(to, signatureKey, sign(secrets, body));
    await writeFile(to, manifestSumKey, Buffer.from(`${sha256(body)}  ${manifestKey}\n`));
  });
}
