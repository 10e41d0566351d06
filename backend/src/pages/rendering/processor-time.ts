import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** What a process has used of the processor, by all its threads. Read from outside, because code that does not end cannot say it. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat !== undefined) return ofStat(stat);
  const { stdout } = await run('ps', ['-o', 'time=', '-p', `${pid}`]);
  return ofClock(stdout);
}

/** The second field is a name, which may contain spaces. */
function ofStat(stat: string): number {
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) * tickMs;
}

/** Hours, minutes and seconds, `0:12.34` on macOS. */
export const ofClock = (time: string) =>
  time
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000;
