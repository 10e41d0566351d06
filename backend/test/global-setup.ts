// One PostgreSQL server and one temporary folder for the whole run. Each test file makes its own database there.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './typescript.ts';

declare global {
  /** Written here, read by global-teardown.ts: Jest gives the two no other way to share. */
  var testRun: { stopPostgres: () => Promise<void>; folder: string };
}

export default async function start() {
  const { startEmbeddedPostgres } = await import('../src/platform/database/embedded/embedded-postgres.ts');
  const folder = mkdtempSync(join(tmpdir(), 'amigo-test-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres'), durable: false });
  globalThis.testRun = { stopPostgres: () => postgres.stop(), folder };
  process.env.TEST_DATABASE_SERVER = postgres.url();
}
