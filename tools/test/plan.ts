import { build } from '../build/build-and-publish.ts';
import { builtWorkspaces } from '../build/workspaces.ts';
import { checks, runCheck } from '../check/checks.ts';
import { parallel } from '../run.ts';
import { affectedTests } from './affected-tests.ts';
import { prepareBrowser } from './browser.ts';
import { pageProjects, runEndToEnd, runFaults, runJest, runTools } from './runners.ts';
import type { Step } from './steps.ts';
import { tierOf, toolsTests } from './tiers.ts';
import type { TestTotals } from './totals.ts';

/** A step's key names it on the command line. Preparations are never left out. */
export type PlannedStep = Step & { key: string };

const browser: PlannedStep = { key: 'browser', name: 'Browser', prepare: prepareBrowser };
const checked: PlannedStep = { key: 'checks', name: 'Types, lint and format', run: runChecks };
const built: PlannedStep = { key: 'build', name: 'Build', prepare: () => build() };
/** Without the recorded builds, with which it is compared. */
const builtHere: PlannedStep = {
  ...built,
  prepare: () => build(builtWorkspaces, { fromSource: true }),
};

interface NormalOptions {
  measureCoverage?: boolean | undefined;
  isReversed?: boolean | undefined;
}

export const normalSteps = ({ isReversed = false, ...options }: NormalOptions = {}): PlannedStep[] => [
  browser,
  checked,
  built,
  { key: 'tools', name: 'Tools and walls', run: () => runTools(inOrder(toolsTests('normal'), isReversed)) },
  { key: 'pages', name: 'Pages', run: () => runJest({ projects: pageProjects, isReversed, ...options }) },
  { key: 'backend', name: 'Modules', run: () => runJest({ projects: ['backend'], isReversed, ...options }) },
  { key: 'e2e', name: 'End to end', run: () => runEndToEnd('normal') },
];

export const deepSteps: PlannedStep[] = [
  browser,
  builtHere,
  { key: 'tools', name: 'Tools', run: () => runTools(toolsTests('deep'), 'deep') },
  { key: 'backend', name: 'Modules', run: () => runJest({ projects: ['backend'], tier: 'deep' }) },
  { key: 'faults', name: 'Faults', run: runFaults },
  { key: 'e2e', name: 'End to end', run: () => runEndToEnd('deep') },
];

/** What is tried while one works: the checks, and the tests that import what has changed. */
export function changedSteps(changed: readonly string[]): PlannedStep[] {
  const affected = affectedTests(changed).filter((file) => tierOf(file) === 'normal');
  const modules = affected.filter((file) => file.startsWith('backend/'));
  const pages = affected.filter((file) => !modules.includes(file));
  const tools = changed.some((file) => /^(tools|lab)\//.test(file)) ? toolsTests('normal') : [];
  const steps: [count: number, step: PlannedStep][] = [
    [1, checked],
    [tools.length, { key: 'tools', name: 'Tools and walls', run: () => runTools(tools) }],
    [
      pages.length,
      { key: 'pages', name: 'Pages', run: () => runJest({ projects: pageProjects, files: pages }) },
    ],
    [
      modules.length,
      { key: 'backend', name: 'Modules', run: () => runJest({ projects: ['backend'], files: modules }) },
    ],
  ];
  return steps.filter(([count]) => count).map(([, step]) => step);
}

/** The steps named in `keys`, which are separated by commas, with the preparations. */
export function chosenSteps(steps: readonly PlannedStep[], keys?: string): PlannedStep[] {
  if (keys === undefined) return [...steps];
  const wanted = keys.split(',');
  const known = steps.filter(({ run }) => run).map(({ key }) => key);
  const unknown = wanted.filter((key) => !known.includes(key));
  if (unknown.length) throw new Error(`There is no step ${unknown.join(', ')}. Steps: ${known.join(', ')}.`);
  return steps.filter(({ key, prepare }) => prepare || wanted.includes(key));
}

const inOrder = (files: readonly string[], isReversed: boolean) => (isReversed ? files.toReversed() : files);

async function runChecks(): Promise<TestTotals> {
  const results = await parallel(checks, runCheck);
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}
