// npm test                 every check and test, the fastest to fail first; the last line is the total
// npm test -- --coverage   also prints the covered lines of each workspace
import { parseArgs } from 'node:util';
import { build } from './build/build-and-publish.ts';
import { checks, runCheck } from './check/checks.ts';
import { parallel } from './run.ts';
import { prepareBrowser } from './test/browser.ts';
import { runEndToEnd, runFaults, runJest, runTools } from './test/runners.ts';
import { runStep, type Step } from './test/steps.ts';
import { addTotals, noTests, summary, type TestTotals } from './test/totals.ts';

const { values } = parseArgs({ options: { coverage: { type: 'boolean' } } });

const steps: Step[] = [
  { name: 'Browser', prepare: prepareBrowser },
  { name: 'Types, lint and format', run: runChecks },
  { name: 'Build', prepare: build },
  { name: 'Tools and walls', run: runTools },
  { name: 'Unit, page and module tests', run: () => runJest(values.coverage) },
  { name: 'Faults', run: runFaults },
  { name: 'End to end', run: runEndToEnd },
];

const began = Date.now();
let total = noTests;
for (const step of steps) {
  console.log(`\n── ${step.name} (at ${elapsed()}) ${'─'.repeat(60 - step.name.length)}`);
  const result = await runStep(step);
  if (step.run) console.log(`${step.name}: ${summary(result)}`);
  total = addTotals(total, result);
}
console.log(`\nTook ${elapsed()}.`);
process.exitCode = total.failed ? 1 : 0;
console.log(summary(total));

async function runChecks(): Promise<TestTotals> {
  const results = await parallel(checks, runCheck);
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}

function elapsed(): string {
  return `${((Date.now() - began) / 1000).toFixed(0)} s`;
}
