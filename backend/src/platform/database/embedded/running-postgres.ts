import { resolve } from 'node:path';
import { passwordIn } from './database-password.js';
import { holder, lockLines } from './leftover-process.js';
import { urlAt } from './embedded-postgres.js';

/** The address of the server that another process runs in this folder: for commands beside a running site. */
export function runningPostgres(dir: string): string | undefined {
  const folder = resolve(dir);
  if (!holder(folder)) return;
  const port = Number(lockLines(folder)[3]);
  return port ? urlAt(port, passwordIn(folder)) : undefined;
}
