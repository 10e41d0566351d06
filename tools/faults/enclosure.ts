import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../root.mjs';

// Processes and mounts of their own: the kernel ends all of them with the first, however that one ends.
const own = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];

/** Runs a script that leaves no process and no mount behind, where Linux allows it; resolves to its exit code. */
export async function runEnclosed(script: string, args: string[]): Promise<number> {
  const isPossible = spawnSync('unshare', [...asRoot, ...own, 'true']).status === 0;
  const node = [process.execPath, '--no-warnings', script, ...args, ...(isPossible ? ['--enclosed'] : [])];
  const [command = '', ...rest] = isPossible ? ['unshare', ...asRoot, ...own, ...node] : node;
  // Detached: Ctrl-C is for us, who then close its standard input, which it takes as the word to stop.
  const run = spawn(command, rest, { cwd: root, stdio: ['pipe', 'inherit', 'inherit'], detached: true });
  const stop = () => run.stdin.end();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  const [code] = (await once(run, 'exit')) as [number | null];
  for (const signal of signals) process.off(signal, stop);
  return code ?? 1;
}
