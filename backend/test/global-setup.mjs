// One PostgreSQL and one folder for the whole run; each test file makes its own database in the one, and what it
// writes in the other.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './typescript.mjs';

export default async function start() {
  const { startOwnPostgres } = await import('../src/platform/database/own-postgres.ts');
  const folder = mkdtempSync(join(tmpdir(), 'amigo-test-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const postgres = await startOwnPostgres({ dir: join(folder, 'postgres'), durable: false });
  globalThis.testPostgres = { postgres, folder };
  process.env.TEST_DATABASE_SERVER = postgres.url();
}
