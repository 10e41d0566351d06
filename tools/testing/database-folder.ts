import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const gigabyte = 1024 ** 3;

/**
 * Where a run of tests keeps its databases: in memory, if there is much of it. A disk takes up to ten times as long to
 * copy one, because a database is hundreds of files.
 */
export function databaseFolder({
  memory = process.availableMemory(),
  free = freeBytes(inMemory),
}: { memory?: number; free?: number } = {}): string {
  return memory >= 8 * gigabyte && free >= 4 * gigabyte ? inMemory : tmpdir();
}

function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
