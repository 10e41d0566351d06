import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../tools/root.mjs';

export const fuzzTests = [
  '--experimental-vm-modules',
  '--no-warnings',
  join(root, 'node_modules/jest/bin/jest.js'),
  '--selectProjects',
  'backend',
  '--testPathPatterns',
  'testing/fuzz/fuzz[.]deep',
];

/** So that a server that no longer answers ends the run. */
const maxMinutesOfCases = 120;

export function fuzzSettings(args: string[]): Record<string, string> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string' },
      cases: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 100_000) },
      request: { type: 'string' },
    },
  });
  const minutes = positive('minutes', values.minutes) ?? (values.cases ? maxMinutesOfCases : 1);
  const cases = positive('cases', values.cases);
  return {
    FUZZ_SECONDS: String(minutes * 60),
    ...(cases && { FUZZ_CASES: String(Math.ceil(cases)) }),
    FUZZ_SEED: values.seed,
    ...(values.request && { FUZZ_REQUEST: values.request }),
  };
}

/** Otherwise no request would be sent, and nothing found. */
function positive(name: string, value: string | undefined): number | undefined {
  if (value === undefined || Number(value) > 0) return value === undefined ? undefined : Number(value);
  throw new Error(`--${name} takes a number above 0, and not "${value}".`);
}
