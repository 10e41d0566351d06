import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** Runs a command of the repository, quietly, and resolves to its exit code and all that it said. */
export function run(command, args, { env = {}, onOutput = () => {}, ...options } = {}) {
  return new Promise((settle, fail) => {
    const environment = { ...process.env, PATH: path, ...env };
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
      ...options,
    });
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      onOutput(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('error', fail);
    child.once('close', (code, signal) => settle({ code: code ?? 1, signal, output }));
  });
}

/** Runs `work` on every item, as many at once as there are cores; results keep the order of the items. */
export async function parallel(items, work, width = availableParallelism()) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const mine = next++;
      results[mine] = await work(items[mine]);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
