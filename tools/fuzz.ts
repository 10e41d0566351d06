// npm run fuzz -- --minutes 2 --seed 7      sends odd requests to the API and the pages, and prints what gave a 5xx
// npm run fuzz -- --seed 7 --request 1234   sends one of them again
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.mjs';
import { run } from './run.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    request: { type: 'string' },
  },
});
console.log(`Seed ${values.seed}`);

const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'backend'];
const { code } = await run(
  process.execPath,
  ['--experimental-vm-modules', '--no-warnings', ...jest, '--testPathPatterns', 'testing/fuzz'],
  {
    onOutput: (text) => process.stdout.write(text),
    env: {
      FUZZ_SECONDS: String(Number(values.minutes) * 60),
      FUZZ_SEED: values.seed,
      ...(values.request && { FUZZ_REQUEST: values.request }),
    },
  },
);
process.exitCode = code;
