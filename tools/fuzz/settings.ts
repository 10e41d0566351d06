import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.mjs';

export const fuzzTests = [
  '--experimental-vm-modules',
  '--no-warnings',
  join(root, 'node_modules/jest/bin/jest.js'),
  '--selectProjects',
  'backend',
  '--testPathPatterns',
  'testing/fuzz',
];

export function fuzzSettings(args: string[]): Record<string, string> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: String(Date.now() % 100_000) },
      request: { type: 'string' },
    },
  });
  const minutes = Number(values.minutes);
  // Otherwise no request would be sent, and nothing found.
  if (!(minutes > 0)) throw new Error(`--minutes takes a number above 0, and not "${values.minutes}".`);
  return {
    FUZZ_SECONDS: String(minutes * 60),
    FUZZ_SEED: values.seed,
    ...(values.request && { FUZZ_REQUEST: values.request }),
  };
}
