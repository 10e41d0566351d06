import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addTotals,
  noTests,
  summary,
  totalsOfFaults,
  totalsOfJest,
  totalsOfPlaywright,
  totalsOfTap,
} from './totals.ts';

const jest = {
  numPassedTests: 7,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 1,
};

describe('the totals of npm test', () => {
  it('add up to the last line', () => {
    const total = addTotals({ passed: 3, failed: 1, skipped: 0 }, { passed: 4, failed: 0, skipped: 2 });
    assert.equal(summary(addTotals(noTests, total)), '7 passed, 1 failed, 2 skipped');
  });

  it('count a cancelled tools test as failed', () => {
    const tap = '# tests 9\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
    assert.deepEqual(totalsOfTap(tap), { passed: 5, failed: 2, skipped: 2 });
    assert.deepEqual(totalsOfTap('node crashed'), { passed: 0, failed: 0, skipped: 0 });
  });

  it('count a broken test file, and an exit code without a failed test, as failed', () => {
    assert.deepEqual(totalsOfJest(jest, 0), { passed: 7, failed: 0, skipped: 2 });
    assert.equal(totalsOfJest({ ...jest, numRuntimeErrorTestSuites: 1 }, 1).failed, 1);
    assert.equal(totalsOfJest(jest, 1).failed, 1);
  });

  it('count each check after the faults, and a run that broke before them', () => {
    assert.deepEqual(totalsOfFaults('…\n12 checks passed, 1 failed\n', 1), {
      passed: 12,
      failed: 1,
      skipped: 0,
    });
    assert.deepEqual(totalsOfFaults('Error: no disk', 1), { passed: 0, failed: 1, skipped: 0 });
  });

  it('count a flaky story as failed', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 1 };
    assert.deepEqual(totalsOfPlaywright({ stats }, 0), { passed: 5, failed: 1, skipped: 1 });
    assert.equal(totalsOfPlaywright({ stats: { ...stats, flaky: 0 } }, 1).failed, 1);
  });
});
