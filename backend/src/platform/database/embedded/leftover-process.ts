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

/** The lines of PostgreSQL's own file. It takes the file away and writes another while it starts. */
export function lockLines(folder: string): string[] {
  return (readIfThere(join(folder, 'postmaster.pid')) ?? '').split('\n');
}

function sharedMemory(folder: string): string | undefined {
  return lockLines(folder)[6]?.trim().split(/\s+/)[1];
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

/** The process id of the PostgreSQL that runs in this folder. */
export function holder(folder: string): number | undefined {
  const pid = Number(lockLines(folder)[0]);
  return pid && holds(pid, folder) ? pid : undefined;
}

/** Ids are reused: the command line shows whether it is still the same process. */
function holds(pid: number, folder: string): boolean {
  if (existsSync('/proc/self/cmdline'))
    return readIfThere(`/proc/${pid}/cmdline`)?.split('\0').includes(folder) ?? false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is not our server.
    if (['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
