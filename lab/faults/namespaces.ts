import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../tools/root.mjs';

// Own process and mount namespaces: the kernel ends all their processes with the first one, however it ends.
const own = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
/** Removes orphans that have ended, which Node as the first process would not. */
const firstProcess = ['sh', '-c', '"$@"; exit $?', 'sh'];

interface Options {
  /** More namespaces, as options of unshare. */
  more?: string[];
  started?: (pid: number) => void;
}

export async function runInNamespaces(
  script: string,
  args: string[],
  { more = [], started }: Options = {},
): Promise<number> {
  const namespaces = [...asRoot, ...own, ...more];
  const isPossible = spawnSync('unshare', [...namespaces, 'true']).status === 0;
  const node = [process.execPath, '--no-warnings', script, ...args, ...(isPossible ? ['--isolated'] : [])];
  const [command = '', ...rest] = isPossible ? ['unshare', ...namespaces, ...firstProcess, ...node] : node;
  return runWithInput(command, rest, started);
}

/** Ctrl-C reaches only this process, which then closes the standard input of the other. */
export async function runWithInput(
  command: string,
  args: string[],
  started?: (pid: number) => void,
): Promise<number> {
  const run = spawn(command, args, { cwd: root, stdio: ['pipe', 'inherit', 'inherit'], detached: true });
  if (run.pid) started?.(run.pid);
  const stop = () => run.stdin.end();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  const [code] = (await once(run, 'exit')) as [number | null];
  for (const signal of signals) process.off(signal, stop);
  return code ?? 1;
}
