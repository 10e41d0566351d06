// Started by render-rights.test.ts with the rights of the rendering process: what of Node does it have?
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:inspector';
import { constants } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';

const [secret = '', addon = ''] = process.argv.slice(2);
const maxHeapBytes = 400 * 1024 * 1024;
const uses: Record<string, () => unknown> = {
  'reads a file': () => readFileSync(secret),
  'lists a folder': () => readdirSync('/'),
  'writes a file': () => writeFileSync(`${secret}.stolen`, ''),
  'starts a program': () => spawnSync('id').error ?? 'started',
  'starts a thread': () => new Worker('', { eval: true }),
  'loads an addon': () => process.dlopen({ exports: {} }, addon, constants.dlopen.RTLD_NOW),
  'opens a debugger': () => open(0),
  'makes code of text': () => Reflect.construct(Function, ['return 1']),
  'has an environment': () => {
    if (Object.keys(process.env).length) return process.env;
    throw new Error('It is empty');
  },
  'has the memory of the server': () => {
    if (getHeapStatistics().heap_size_limit > maxHeapBytes) return getHeapStatistics();
    throw new Error('It is bounded');
  },
};

const outcomes = Object.entries(uses).map(([name, use]) => {
  try {
    const value = use();
    return [name, value instanceof Error ? value.message : 'ALLOWED'] as const;
  } catch (error) {
    return [name, (error as Error).message] as const;
  }
});
process.send?.(Object.fromEntries(outcomes));
