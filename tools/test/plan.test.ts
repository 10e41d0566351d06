import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changedSteps, chosenSteps, deepSteps, normalSteps } from './plan.ts';

const keys = (wanted?: string) => chosenSteps(normalSteps(), wanted).map(({ key }) => key);

describe('the steps of npm test', () => {
  it('are all of them, the fastest to fail first', () => {
    assert.deepEqual(keys(), ['browser', 'checks', 'build', 'tools', 'pages', 'backend', 'e2e']);
  });

  it('are those that --only names, after the preparations', () => {
    assert.deepEqual(keys('backend,pages'), ['browser', 'build', 'pages', 'backend']);
  });

  it('cannot be left out by a mistyped name', () => {
    assert.throws(() => keys('page'), /There is no step page\. Steps: checks, tools, pages, backend, e2e\./);
    assert.throws(() => chosenSteps(deepSteps, 'checks'), /There is no step checks/);
  });
});

describe('the steps of npm test -- --changed', () => {
  const keysFor = (...changed: string[]) => changedSteps(changed).map(({ key }) => key);

  it('are the checks, and those that have a test of what changed', () => {
    assert.deepEqual(keysFor('README.md'), ['checks']);
    assert.deepEqual(keysFor('mf-payments/src/checkout/Checkout.tsx'), ['checks', 'pages']);
    assert.deepEqual(keysFor('backend/src/payments/ledger/ledger.ts'), ['checks', 'backend']);
    assert.deepEqual(keysFor('backend/src/payments/contract.ts'), ['checks', 'pages', 'backend']);
    assert.deepEqual(keysFor('tools/run.ts'), ['checks', 'tools']);
  });
});
