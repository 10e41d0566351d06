import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** Starts a command of the repository; whoever starts it also ends it. */
export function start(command, args, { env = {}, ...options } = {}) {
  const environment = { ...process.env, PATH: path, ...env };
  return spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options, env: environment });
}

/** Runs a command to its end, or to ours, quietly; resolves to its exit code and all that it said. */
export function run(command, args, { onOutput = () => {}, ...options } = {}) {
  return new Promise((settle, fail) => {
    const child = start(command, args, options);
    endWithUs(child);
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      onOutput(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('error', fail);
    child.once('close', (code) => settle({ code: code ?? 1, output }));
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

/** Listening to signals only while a child lives leaves them to whoever comes after. */
function endWithUs(child) {
  const passOn = (signal) => {
    child.kill(signal);
    child.once('close', () => process.exit(1));
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  child.once('close', () => {
    for (const signal of signals) process.off(signal, passOn);
  });
}
