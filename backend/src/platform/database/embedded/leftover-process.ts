import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 20_000;

export async function stopLeftover(folder: string) {
  const pid = holder(folder);
  const memory = sharedMemory(folder);
  if (pid) process.kill(pid, 'SIGINT');
  const deadline = Date.now() + timeoutMs;
  // No server starts while a child of the old one is attached to its shared memory.
  while ((pid && holds(pid, folder)) || isAttached(memory)) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL ${pid ?? ''} still holds ${folder} and does not stop`);
    await pause(20);
  }
}

function sharedMemory(folder: string): string | undefined {
  const lock = join(folder, 'postmaster.pid');
  if (!existsSync(lock)) return;
  return readFileSync(lock, 'utf8').split('\n')[6]?.trim().split(/\s+/)[1];
}

/** Linux only. Elsewhere PostgreSQL itself refuses to start too early. */
function isAttached(memory?: string): boolean {
  const list = '/proc/sysvipc/shm';
  if (!memory || !existsSync(list)) return false;
  const rows = readFileSync(list, 'utf8')
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return rows.some(([, id, , , , , attached]) => id === memory && Number(attached) > 0);
}

export function holder(folder: string): number | undefined {
  const lock = join(folder, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  return holds(pid, folder) ? pid : undefined;
}

/** Ids are reused: the command line shows whether it is still the same process. */
function holds(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').split('\0').includes(folder);
  } catch (error) {
    if (['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
