import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, type Passwords } from './settings.ts';

const file = join(folder, 'passwords.json');

export interface Secrets extends Passwords {
  /** The site's SECRET. */
  site: string;
}

/** Chosen at the first start, and the same as long as the databases are. */
export function chooseSecrets(): void {
  const secret = () => randomBytes(24).toString('hex');
  const secrets: Secrets = {
    amigo: secret(),
    postgres: secret(),
    replicator: secret(),
    rewinder: secret(),
    site: secret(),
  };
  try {
    writeFileSync(file, JSON.stringify(secrets), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

export const readSecrets = (): Secrets => JSON.parse(readFileSync(file, 'utf8')) as Secrets;
