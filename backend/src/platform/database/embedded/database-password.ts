import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runner } from './runner.js';

/** A file of our own, so that an earlier version still starts in the folder. */
const accessFile = 'pg_hba_password.conf';
/** Says which password the data know: the folder and the file may come from different backups. */
const markFile = 'amigo_password.sha256';
const passwordFile = (folder: string) => `${folder}.password`;

/** Other users of the machine can open the port. Only the owner of DATA_DIR can read the password. */
export function askForPassword(
  folder: string,
  { runner, postgres, user }: { runner: Runner; postgres: string; user: string },
): { password: string; setting: string } {
  const password = passwordIn(folder) ?? newPassword(folder);
  const mark = createHash('sha256').update(password).digest('hex');
  if (read(join(folder, markFile)) !== mark) {
    setPassword(folder, `alter role ${user} password '${password}'`, runner, postgres);
    writeFileSync(join(folder, markFile), mark, { mode: 0o600 });
  }
  const access = join(folder, accessFile);
  writeFileSync(access, `host all all 127.0.0.1/32 scram-sha-256\n`);
  // PostgreSQL may run as another user. The folder itself is private.
  chmodSync(access, 0o644);
  return { password, setting: `hba_file=${access}` };
}

export const passwordIn = (folder: string): string | undefined => read(passwordFile(folder));

function newPassword(folder: string): string {
  const password = randomBytes(32).toString('base64url');
  writeFileSync(passwordFile(folder), password, { mode: 0o600 });
  return password;
}

/** Without a server: it opens no port, and asks for no password. */
function setPassword(folder: string, statement: string, runner: Runner, postgres: string) {
  const [command, args, options] = runner(postgres, ['--single', '-D', folder, 'postgres']);
  const made = spawnSync(command, args, { ...options, input: `${statement}\n`, encoding: 'utf8' });
  if (made.status === 0 && !/^.*\b(ERROR|FATAL):/m.test(made.stderr)) return;
  throw new Error(`The password of the database was not set: ${made.error?.message ?? made.stderr}`);
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
