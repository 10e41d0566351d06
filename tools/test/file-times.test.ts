import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';
import { slowest, timesOfJest, timesOfNode, timesOfPlaywright } from './file-times.ts';

describe('the times of test files', () => {
  it('are read from the report of Jest', () => {
    const name = join(root, 'backend/src/main.test.ts');
    assert.deepEqual(timesOfJest({ testResults: [{ name, startTime: 1_000, endTime: 3_500 }] }), [
      { file: 'backend/src/main.test.ts', seconds: 2.5 },
    ]);
  });

  it('add up the stories of a spec, in all its groups and projects', () => {
    const lasting = (...durations: number[]) => ({
      tests: durations.map((duration) => ({ results: [{ duration }] })),
    });
    const suite = {
      file: 'search/home.spec.ts',
      specs: [lasting(1_000, 500)],
      suites: [{ file: 'search/home.spec.ts', specs: [lasting(250)] }],
    };
    assert.deepEqual(timesOfPlaywright({ suites: [suite] }), [
      { file: 'e2e/specs/search/home.spec.ts', seconds: 1.75 },
    ]);
  });

  it('are those that the reporter has written', () => {
    const file = join(root, 'tools/run.test.ts');
    const lines = [
      { file, test: 'ends', reason: 'Error' },
      { file, seconds: 0.5 },
    ].map((line) => JSON.stringify(line));
    assert.deepEqual(timesOfNode(`${lines.join('\n')}\n`), [{ file: 'tools/run.test.ts', seconds: 0.5 }]);
  });

  it('are listed with the longest first', () => {
    const times = [1, 3, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
    assert.deepEqual(
      slowest(times, 2).map(({ seconds }) => seconds),
      [3, 2],
    );
  });
});
