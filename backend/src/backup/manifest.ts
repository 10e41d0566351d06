import { createHash } from 'node:crypto';
import { z } from 'zod';

const file = z.object({ key: z.string(), bytes: z.int(), sha256: z.string() });
export type BackedUpFile = z.infer<typeof file>;

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Joined, they are one gzip stream in PostgreSQL's text format of COPY. */
  pieces: z.array(file),
});
export type BackedUpTable = z.infer<typeof table>;

const sequence = z.object({ name: z.string(), last: z.int() });
export type Sequence = z.infer<typeof sequence>;

const ledgerLine = z.object({ account: z.string(), cents: z.int() });
export type LedgerBalance = z.infer<typeof ledgerLine>;

const databaseDump = z.object({
  /** The moment of the snapshot: later changes are not in the backup. */
  at: z.iso.datetime(),
  postgres: z.string(),
  /** The position in the write-ahead log, by which the snapshot is found in an archive of the log. */
  wal: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(sequence),
  ledger: z.array(ledgerLine),
  /** The pictures that members show. */
  pictures: z.array(z.string()),
});
export type DatabaseDump = z.infer<typeof databaseDump>;

export const manifest = z.object({
  format: z.literal(1),
  finishedAt: z.iso.datetime(),
  /** Tells whether a SECRET is the one that sealed the data, and not which. */
  secretMark: z.string(),
  database: databaseDump,
  files: z.array(file),
});
export type BackupManifest = z.infer<typeof manifest>;

export const manifestKey = 'manifest.json';
export const manifestSumKey = 'manifest.sha256';
export const signatureKey = 'manifest.hmac';

export const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex');

export const filesOf = ({ database, files }: BackupManifest): BackedUpFile[] => [
  ...database.tables.flatMap(({ pieces }) => pieces),
  ...files,
];
