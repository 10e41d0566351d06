import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { holder } from './leftover-process.js';
import { urlAt } from './embedded-postgres.js';

/** The address of the server that another process runs in this folder: for commands beside a running site. */
export function runningPostgres(dir: string): string | undefined {
  const folder = resolve(dir);
  if (!holder(folder)) return;
  const port = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]);
  return port ? urlAt(port) : undefined;
}
