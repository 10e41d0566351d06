// npm test: everything that can be proved, in the order in which it fails fastest. The last line adds it all up.
import { browser } from './browser.mjs';
import { build } from './build/index.mjs';
import { check } from './check.mjs';
import { e2e, jest, tools } from './test/runners.mjs';

const steps = [
  { name: 'Types, lint and format', work: check },
  { name: 'Build', work: buildAll },
  { name: 'Tools and walls', work: tools },
  { name: 'Unit, page and module tests', work: jest },
  { name: 'End to end', work: e2e },
];

const began = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
await browser();
for (const { name, work } of steps) {
  console.log(`\n── ${name} (at ${seconds(began)}) ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const result = await attempt(name, work);
  if (work !== buildAll && result.passed + result.failed === 0) {
    console.error(`${name}: not one test ran, which proves nothing.`);
    result.failed = 1;
  }
  for (const key of Object.keys(total)) total[key] += result[key];
}
console.log(`\nTook ${seconds(began)}.`);
process.exitCode = total.failed ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);

/** Not a test, unless it fails. */
async function buildAll() {
  return { passed: 0, failed: (await build()) ? 0 : 1, skipped: 0 };
}

/** A runner that breaks is a failed test, and the others still have their turn. */
async function attempt(name, work) {
  try {
    return await work();
  } catch (error) {
    console.error(`${name} broke: ${error.stack}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}
