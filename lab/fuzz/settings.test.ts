import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../tools/root.mjs';
import { run } from '../../tools/run.ts';
import { fuzzSettings, fuzzTests } from './settings.ts';

const test = 'backend/src/testing/fuzz/fuzz.deep.test.ts';

describe('npm run fuzz', () => {
  it('runs for a minute with a seed of its own, unless told otherwise', () => {
    const { FUZZ_SECONDS, FUZZ_SEED, ...others } = fuzzSettings([]);
    assert.equal(FUZZ_SECONDS, '60');
    assert.match(FUZZ_SEED ?? '', /^\d{1,5}$/);
    assert.deepEqual(others, {});
  });

  it('repeats one request of a seed', () => {
    assert.deepEqual(fuzzSettings(['--minutes', '0.5', '--seed', '7', '--request', '1234']), {
      FUZZ_SECONDS: '30',
      FUZZ_SEED: '7',
      FUZZ_REQUEST: '1234',
    });
  });

  it('sends as many cases as it is told, however long that takes', () => {
    const { FUZZ_SECONDS, FUZZ_CASES } = fuzzSettings(['--cases', '60000']);
    assert.deepEqual({ FUZZ_SECONDS, FUZZ_CASES }, { FUZZ_SECONDS: '7200', FUZZ_CASES: '60000' });
    assert.equal(fuzzSettings(['--cases', '60000', '--minutes', '2']).FUZZ_SECONDS, '120');
  });

  it('refuses a time in which it would find nothing, and an unknown option, in one line', async () => {
    for (const minutes of ['0', '-1', 'two'])
      assert.throws(() => fuzzSettings([`--minutes=${minutes}`]), /--minutes takes a number above 0/);
    assert.throws(() => fuzzSettings(['--cases=0']), /--cases takes a number above 0/);
    const { code, output } = await run(process.execPath, ['lab/fuzz.ts', '--sed', '7']);
    assert.equal(code, 2);
    assert.match(output, /^Unknown option '--sed'[^\n]*\n$/);
  });

  it('starts exactly the test that reads these settings', () => {
    const pattern = new RegExp(fuzzTests.at(-1) ?? '-');
    const tests = globSync('backend/{src,test}/**/*.test.ts', { cwd: root });
    assert.deepEqual(
      tests.filter((file) => pattern.test(file)),
      [test],
    );
    const source = readFileSync(join(root, test), 'utf8');
    for (const name of Object.keys(fuzzSettings(['--request', '1', '--cases', '1'])))
      assert.ok(source.includes(name), name);
  });
});
