import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from '../browser.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

const show = (text) => process.stdout.write(text);

/** Our tools' own tests, planted violations among them. */
export async function tools() {
  // What waits for something that never comes is a failure like any other.
  const patience = `--test-timeout=${15 * 60_000}`;
  // Two files at once: most of the time one of them waits for a site to start.
  const options = [patience, '--test-concurrency=2', '--test-reporter=tap'];
  const args = ['--test', ...options, 'tools/**/*.test.mjs'];
  const { output } = await run(process.execPath, args);
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  if (failed || !count('pass')) show(output);
  return { passed: count('pass'), failed, skipped: count('skipped') + count('todo') };
}

/** Unit, page and module tests of every room. */
export async function jest() {
  return inScratch(async (scratch) => {
    const results = join(scratch, 'jest.json');
    const jestBin = join(root, 'node_modules/jest/bin/jest.js');
    const flags = ['--experimental-vm-modules', '--no-warnings'];
    const args = [...flags, jestBin, '--json', `--outputFile=${results}`, '--testLocationInResults=false'];
    const { code } = await run(process.execPath, args, { onOutput: show });
    const said = JSON.parse(readFileSync(results, 'utf8'));
    const failed = said.numFailedTests + said.numRuntimeErrorTestSuites;
    return {
      passed: said.numPassedTests,
      failed: code !== 0 && !failed ? 1 : failed,
      skipped: said.numPendingTests + said.numTodoTests,
    };
  });
}

/** A minute in which nodes, database and connections break under load; each check afterwards counts as a test. */
export async function faults() {
  // With this seed the faults that have cost most before come first: a slow machine has no time for all in a minute.
  const args = ['tools/faults.ts', '--minutes', '1', '--seed', '2007'];
  const { code, output } = await run(process.execPath, args, { onOutput: show });
  const [, passed = 0, failed = 0] = /^(\d+) checks passed, (\d+) failed$/m.exec(output) ?? [];
  return { passed: Number(passed), failed: code !== 0 && !Number(failed) ? 1 : Number(failed), skipped: 0 };
}

/** A real browser on the real site; every worker has a site and a database of its own. */
export async function e2e() {
  return inScratch(async (scratch) => {
    const results = join(scratch, 'e2e.json');
    const { code } = await run('playwright', ['test', '--reporter=list,json'], {
      cwd: join(root, 'e2e'),
      onOutput: show,
      env: { CHROMIUM: await browser(), PLAYWRIGHT_JSON_OUTPUT_FILE: results },
    });
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(results, 'utf8')).stats;
    const failed = unexpected + flaky;
    return { passed: expected, failed: code !== 0 && !failed ? 1 : failed, skipped };
  });
}

async function inScratch(work) {
  const scratch = mkdtempSync(join(tmpdir(), 'amigo-test-'));
  try {
    return await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
