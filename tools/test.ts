// npm test                        every behavior, the fastest to fail first; the last line is the total
// npm test -- --changed           only the checks, and the tests that import what differs from the main branch
// npm test -- --only pages,e2e    some of its steps
// npm test -- --reverse           the files in reverse order, to find tests that depend on it; stories keep theirs
// npm test -- --coverage          also prints the covered lines of each workspace
// npm run test:deep               kills, faults, odd input, and builds of whole repositories
import { parseArgs } from 'node:util';
import { root } from './root.mjs';
import { changedFiles } from './test/affected-tests.ts';
import { changedSteps, chosenSteps, deepSteps, normalSteps, type PlannedStep } from './test/plan.ts';
import { outcome, runStep, type StepResult } from './test/steps.ts';
import { filesOf } from './test/tiers.ts';
import { addTotals, noTests, summary } from './test/totals.ts';

process.chdir(root);
const { values } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    coverage: { type: 'boolean' },
    deep: { type: 'boolean', default: false },
    only: { type: 'string' },
    reverse: { type: 'boolean' },
  },
});

const steps = stepsOf(values);
const results: StepResult[] = [];
const began = Date.now();
for (const step of chosenSteps(steps, values.only)) {
  console.log(`\n── ${step.name} (at ${elapsed()}) ${'─'.repeat(60 - step.name.length)}`);
  results.push(await runStep(step));
}

const total = results.reduce<typeof noTests>(addTotals, noTests);
console.log(`\nTook ${elapsed()}.\n${outcome(results)}`);
if (values.changed) console.log('Left to npm test: what imports nothing that has changed, and the browser.');
else if (!values.deep)
  console.log(`Left to npm run test:deep: ${filesOf('deep').length} files, and the faults.`);
process.exitCode = total.failed ? 1 : 0;
console.log(summary(total));

function stepsOf({ changed, deep, coverage, reverse }: typeof values): PlannedStep[] {
  if (changed) return changedSteps(changedFiles());
  return deep ? deepSteps : normalSteps({ measureCoverage: coverage, isReversed: reverse });
}

function elapsed(): string {
  return `${((Date.now() - began) / 1000).toFixed(0)} s`;
}
