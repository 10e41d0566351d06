import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** With its parents. Where nothing can be made, as below /proc, Node's own recursive `mkdir` tries again for ever. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
