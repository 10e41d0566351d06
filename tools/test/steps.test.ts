import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { capturePrinted } from '../testing/printed.ts';
import { outcome, runStep, type Step } from './steps.ts';

const printed = capturePrinted();
const failure = { passed: 0, failed: 1, skipped: 0 };

async function totalsOf(step: Step) {
  const { passed, failed, skipped } = await runStep(step);
  return { passed, failed, skipped };
}

describe('a step of npm test', () => {
  it('has the totals of its tests', async () => {
    const totals = { passed: 5, failed: 2, skipped: 1 };
    assert.deepEqual(await totalsOf({ name: 'Tests', run: async () => totals }), totals);
    assert.equal(printed.text, '');
  });

  it('is a failure when it throws, and says why', async () => {
    const run = () => Promise.reject(new Error('no disk'));
    assert.deepEqual(await totalsOf({ name: 'Tests', run }), failure);
    assert.match(printed.text, /^Tests broke:/);
  });

  it('is a failure when no test ran, because a wrong path would look like success', async () => {
    const run = async () => ({ passed: 0, failed: 0, skipped: 3 });
    assert.deepEqual(await totalsOf({ name: 'Tests', run }), failure);
    assert.equal(printed.text, 'Tests: no test ran.\n');
  });

  it('that prepares counts only when it fails', async () => {
    assert.equal((await runStep({ name: 'Browser', prepare: async () => '/usr/bin/chromium' })).failed, 0);
    assert.deepEqual(await totalsOf({ name: 'Build', prepare: async () => false }), failure);
  });
});

describe('the end of what npm test prints', () => {
  it('says the times of its steps, the slowest files of all, and what failed', async () => {
    const file = 'backend/src/main.test.ts';
    const lines = outcome([
      { name: 'Build', seconds: 61.2, passed: 0, failed: 0, skipped: 0 },
      {
        name: 'Modules',
        seconds: 300,
        passed: 5,
        failed: 1,
        skipped: 0,
        times: [{ file, seconds: 12.34 }],
        failures: [{ file, test: 'the server starts', reason: 'Error: the port is taken' }],
      },
    ]);
    assert.deepEqual(lines.split('\n'), [
      'Steps:',
      '   61.2 s  Build',
      '  300.0 s  Modules: 5 passed, 1 failed, 0 skipped',
      'Slowest files:',
      '   12.3 s  backend/src/main.test.ts',
      'Failed:',
      '  backend/src/main.test.ts: the server starts',
      '      Error: the port is taken',
    ]);
  });
});
