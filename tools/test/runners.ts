import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { findBrowser } from './browser.ts';
import { coverageOptions, coverageRows, coverageTable } from './coverage.ts';
import { failuresOfJest, failuresOfNode, failuresOfPlaywright } from './failures.ts';
import { timesOfJest, timesOfNode, timesOfPlaywright } from './file-times.ts';
import type { TestRun } from './steps.ts';
import { reverseOrder, tierEnv, type Tier } from './tiers.ts';
import { totalsOfFaults, totalsOfJest, totalsOfPlaywright, totalsOfTap } from './totals.ts';

const frontEnds = ['shared-ui', 'shell', ...remotes];

const print = (text: string) => process.stdout.write(text);

export function runTools(files: readonly string[], tier: Tier = 'normal'): Promise<TestRun> {
  return withTempFolder(async (folder) => {
    const report = join(folder, 'report');
    const timeout = `--test-timeout=${15 * 60_000}`;
    const reporters = [
      ['tap', 'stdout'],
      ['./tools/test/node-reporter.ts', report],
    ].flatMap(([reporter, to]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${to}`]);
    // Two files at once: most of the time one of them waits for a site to start. Those of the deep tier hold what a
    // person at a terminal waits for to seconds, so each has the machine to itself.
    const options = [timeout, `--test-concurrency=${tier === 'deep' ? 1 : 2}`, ...reporters];
    const { output } = await run(process.execPath, ['--test', ...options, ...files]);
    const totals = totalsOfTap(output);
    if (totals.failed || !totals.passed) print(output);
    const lines = readFileSync(report, 'utf8');
    return { ...totals, times: timesOfNode(lines), failures: failuresOfNode(lines) };
  });
}

interface JestOptions {
  projects: readonly string[];
  tier?: Tier;
  /** Only these test files. */
  files?: readonly string[];
  measureCoverage?: boolean | undefined;
  isReversed?: boolean;
}

export const pageProjects: readonly string[] = frontEnds;

export function runJest({
  projects,
  tier = 'normal',
  files,
  measureCoverage,
  isReversed = false,
}: JestOptions): Promise<TestRun> {
  return withTempFolder(async (folder) => {
    const results = join(folder, 'jest.json');
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const flags = ['--experimental-vm-modules', '--no-warnings'];
    const coverage = measureCoverage ? coverageOptions(folder, frontEnds) : { args: [], env: {} };
    const output = ['--json', `--outputFile=${results}`, '--testLocationInResults=false'];
    const only = files ? ['--runTestsByPath', ...files] : [];
    const args = [...flags, jest, ...output, ...coverage.args, '--selectProjects', ...projects, ...only];
    const { code } = await run(process.execPath, args, {
      onOutput: print,
      env: { ...tierEnv(tier), ...coverage.env, ...(isReversed && reverseOrder) },
    });
    if (measureCoverage) print(`\nCovered lines:\n${coverageTable(coverageRows(folder, frontEnds))}\n`);
    const report = JSON.parse(readFileSync(results, 'utf8'));
    return { ...totalsOfJest(report, code), times: timesOfJest(report), failures: failuresOfJest(report) };
  });
}

export async function runFaults(): Promise<TestRun> {
  // This seed begins with the most expensive faults: a slow machine does not reach all of them within a minute.
  const args = ['lab/faults.ts', '--minutes', '1', '--seed', '2007'];
  const { code, output } = await run(process.execPath, args, { onOutput: print });
  return totalsOfFaults(output, code);
}

export function runEndToEnd(tier: Tier): Promise<TestRun> {
  return withTempFolder(async (folder) => {
    const results = join(folder, 'e2e.json');
    const { code } = await run('playwright', ['test', '--reporter=list,json'], {
      cwd: join(root, 'e2e'),
      onOutput: print,
      env: { ...tierEnv(tier), CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: results },
    });
    const report = JSON.parse(readFileSync(results, 'utf8'));
    const totals = totalsOfPlaywright(report, code);
    if (totals.failed) await recordFailed(tier);
    return { ...totals, times: timesOfPlaywright(report), failures: failuresOfPlaywright(report) };
  });
}

/** What it finds does not count: a story that failed once has failed. */
async function recordFailed(tier: Tier): Promise<void> {
  print('\nThe failed stories run once more, to be recorded in test-results:\n');
  await run('playwright', ['test', '--last-failed', '--trace=on', '--reporter=list'], {
    cwd: join(root, 'e2e'),
    onOutput: print,
    env: { ...tierEnv(tier), CHROMIUM: await findBrowser() },
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
