import { readFileSync } from 'node:fs';

/** Of a process and its children. Pages of memory that several processes share count in parts. */
export function ownMegabytes(pid: number): number {
  return Math.round([pid, ...childrenOf(pid)].reduce((sum, one) => sum + kilobytesOf(one), 0) / 1024);
}

/** A child may end while it is asked. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const childrenOf = (pid: number) =>
  readIfThere(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((child) => readIfThere(`/proc/${child}/cmdline`).includes('picture-process'));

const kilobytesOf = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
