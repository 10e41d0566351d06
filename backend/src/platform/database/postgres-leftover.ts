import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A server that outlived its parent, killed with -9, still holds the folder: end it and see it gone. */
export async function stopLeftover(folder: string) {
  const pid = holder(folder);
  if (!pid) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 20_000;
  while (holds(pid, folder)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL ${pid} still holds ${folder} and does not stop`);
    await pause(20);
  }
}

function holder(folder: string): number | undefined {
  const lock = join(folder, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  return holds(pid, folder) ? pid : undefined;
}

/** The number may have gone to another process since; its command line tells. */
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
