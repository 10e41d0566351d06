import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { findBrowser } from './browser.ts';
import { coverageOptions, coverageRows, coverageTable } from './coverage.ts';
import { totalsOfFaults, totalsOfJest, totalsOfPlaywright, totalsOfTap, type TestTotals } from './totals.ts';

const frontEnds = ['shared-ui', 'shell', ...remotes];

const print = (text: string) => process.stdout.write(text);

export async function runTools(): Promise<TestTotals> {
  const timeout = `--test-timeout=${15 * 60_000}`;
  // Two files at once: most of the time one of them waits for a site to start.
  const options = [timeout, '--test-concurrency=2', '--test-reporter=tap'];
  const { output } = await run(process.execPath, ['--test', ...options, 'tools/**/*.test.ts']);
  const totals = totalsOfTap(output);
  if (totals.failed || !totals.passed) print(output);
  return totals;
}

export function runJest(measureCoverage = false): Promise<TestTotals> {
  return withTempFolder(async (folder) => {
    const results = join(folder, 'jest.json');
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const flags = ['--experimental-vm-modules', '--no-warnings'];
    const coverage = measureCoverage ? coverageOptions(folder, frontEnds) : { args: [], env: {} };
    const output = ['--json', `--outputFile=${results}`, '--testLocationInResults=false'];
    const args = [...flags, jest, ...output, ...coverage.args];
    const { code } = await run(process.execPath, args, { onOutput: print, env: coverage.env });
    if (measureCoverage) print(`\nCovered lines:\n${coverageTable(coverageRows(folder, frontEnds))}\n`);
    return totalsOfJest(JSON.parse(readFileSync(results, 'utf8')), code);
  });
}

export async function runFaults(): Promise<TestTotals> {
  // This seed begins with the most expensive faults: a slow machine does not reach all of them within a minute.
  const args = ['tools/faults.ts', '--minutes', '1', '--seed', '2007'];
  const { code, output } = await run(process.execPath, args, { onOutput: print });
  return totalsOfFaults(output, code);
}

export function runEndToEnd(): Promise<TestTotals> {
  return withTempFolder(async (folder) => {
    const results = join(folder, 'e2e.json');
    const { code } = await run('playwright', ['test', '--reporter=list,json'], {
      cwd: join(root, 'e2e'),
      onOutput: print,
      env: { CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: results },
    });
    const totals = totalsOfPlaywright(JSON.parse(readFileSync(results, 'utf8')), code);
    if (totals.failed) await recordFailed();
    return totals;
  });
}

/** What it finds does not count: a story that failed once has failed. */
async function recordFailed(): Promise<void> {
  print('\nThe failed stories run once more, to be recorded in test-results:\n');
  await run('playwright', ['test', '--last-failed', '--trace=on', '--reporter=list'], {
    cwd: join(root, 'e2e'),
    onOutput: print,
    env: { CHROMIUM: await findBrowser() },
  });
}

async function withTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
