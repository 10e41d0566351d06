// One PostgreSQL server and one temporary folder for the whole run. Each test file makes its own database there.
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@jest/types';
import './typescript.ts';

declare global {
  /** Written here, read by global-teardown.ts: Jest gives the two no other way to share. */
  var testRun: { stopPostgres: () => Promise<void>; folder: string };
}

export default async function start(_: Config.GlobalConfig, { globals }: Config.ProjectConfig) {
  const { startEmbeddedPostgres } = await import('../src/platform/database/embedded/embedded-postgres.ts');
  const { readRowTypes } = await import('./rows/row-types.ts');
  const folder = mkdtempSync(join(String(globals['databaseFolder']), 'amigo-test-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.env.TEST_RELEASES_DIR = releaseStore(folder);
  process.env.TEST_ROW_TYPES = join(folder, 'row-types.json');
  writeFileSync(process.env.TEST_ROW_TYPES, JSON.stringify(readRowTypes()));
  const postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres'), durable: false });
  globalThis.testRun = { stopPostgres: () => postgres.stop(), folder };
  process.env.TEST_DATABASE_SERVER = postgres.url();
}

/** Nothing is shipped there, but it is no empty store, with which no server is ready. */
function releaseStore(folder: string): string {
  const store = join(folder, 'releases');
  mkdirSync(join(store, 'channels'), { recursive: true });
  writeFileSync(join(store, 'channels/1.json'), JSON.stringify({ serial: 1, names: {}, history: [] }));
  return store;
}
