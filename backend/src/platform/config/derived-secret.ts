import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.js';

export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  makeFolder(dataDir);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

export const derivedSecret = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('hex');
