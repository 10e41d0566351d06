import { spawn, type ChildProcess, type ChildProcessByStdio, type SpawnOptions } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { root } from './root.mjs';

export interface CommandOptions extends Omit<SpawnOptions, 'env'> {
  env?: Record<string, string | undefined>;
}

export interface CommandResult {
  code: number;
  /** Standard output and standard error, in the order of arrival. */
  output: string;
}

const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

export function start(
  command: string,
  args: readonly string[],
  { env = {}, ...options }: CommandOptions = {},
) {
  const environment = { ...process.env, PATH: path, ...env };
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
    env: environment,
  });
  return child as ChildProcessByStdio<null, Readable, Readable>;
}

/** Runs a command to its end and resolves to its exit code and output. The command ends when this process does. */
export function run(
  command: string,
  args: readonly string[],
  {
    onOutput = () => {},
    ...options
  }: Omit<CommandOptions, 'stdio'> & { onOutput?: (text: string) => void } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    endWithThisProcess(child);
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
      onOutput(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs `work` on every item, as many at once as there are cores. Results keep the order of the items. */
export async function parallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  width = availableParallelism(),
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, item] = next;
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** Listens to signals only while the child lives, so that other handlers keep them afterwards. */
function endWithThisProcess(child: ChildProcess): void {
  const forward = (signal: NodeJS.Signals) => {
    child.kill(signal);
    child.once('close', () => process.exit(1));
  };
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  child.once('close', () => {
    for (const signal of signals) process.off(signal, forward);
  });
}
