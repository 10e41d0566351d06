import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { capturePrinted } from '../testing/printed.ts';
import { runStep } from './steps.ts';

const printed = capturePrinted();
const failure = { passed: 0, failed: 1, skipped: 0 };

describe('a step of npm test', () => {
  it('has the totals of its tests', async () => {
    const totals = { passed: 5, failed: 2, skipped: 1 };
    assert.deepEqual(await runStep({ name: 'Tests', run: async () => totals }), totals);
    assert.equal(printed.text, '');
  });

  it('is a failure when it throws, and says why', async () => {
    const run = () => Promise.reject(new Error('no disk'));
    assert.deepEqual(await runStep({ name: 'Tests', run }), failure);
    assert.match(printed.text, /^Tests broke:/);
  });

  it('is a failure when no test ran, because a wrong path would look like success', async () => {
    const run = async () => ({ passed: 0, failed: 0, skipped: 3 });
    assert.deepEqual(await runStep({ name: 'Tests', run }), failure);
    assert.equal(printed.text, 'Tests: no test ran.\n');
  });

  it('that prepares counts only when it fails', async () => {
    assert.equal((await runStep({ name: 'Browser', prepare: async () => '/usr/bin/chromium' })).failed, 0);
    assert.deepEqual(await runStep({ name: 'Build', prepare: async () => false }), failure);
  });
});
