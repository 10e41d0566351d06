// npm test: everything that can be proved, in the order in which it fails fastest. The last line adds it all up.
import { browser } from './browser.mjs';
import { build } from './build/index.mjs';
import { check } from './check.mjs';
import { e2e, faults, jest, tools } from './test/runners.mjs';

const nothing = { passed: 0, failed: 0, skipped: 0 };

/** What the tests need is no test itself, unless it fails. */
const steps = [
  { name: 'Browser', prepare: browser },
  { name: 'Types, lint and format', run: check },
  { name: 'Build', prepare: build },
  { name: 'Tools and walls', run: tools },
  { name: 'Unit, page and module tests', run: jest },
  { name: 'Faults', run: faults },
  { name: 'End to end', run: e2e },
];

const began = Date.now();
const total = { ...nothing };
for (const step of steps) {
  console.log(`\n── ${step.name} (at ${elapsed()}) ${'─'.repeat(60 - step.name.length)}`);
  const result = await attempt(step);
  if (step.run) console.log(`${step.name}: ${summary(result)}`);
  for (const key of Object.keys(total)) total[key] += result[key];
}
console.log(`\nTook ${elapsed()}.`);
process.exitCode = total.failed ? 1 : 0;
console.log(summary(total));

/** A step that breaks is a failure like any other, and the rest still have their turn. */
async function attempt({ name, prepare, run }) {
  try {
    if (prepare) return { ...nothing, failed: (await prepare()) ? 0 : 1 };
    const result = await run();
    if (result.passed + result.failed > 0) return result;
    console.error(`${name}: not one test ran, which proves nothing.`);
  } catch (error) {
    console.error(`${name} broke: ${error.stack}`);
  }
  return { ...nothing, failed: 1 };
}

function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function elapsed() {
  return `${((Date.now() - began) / 1000).toFixed(0)} s`;
}
