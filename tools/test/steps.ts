import { failureList, type Failure } from './failures.ts';
import { slowest, type FileTime } from './file-times.ts';
import { noTests, summary, type TestTotals } from './totals.ts';

export interface TestRun extends TestTotals {
  times?: readonly FileTime[];
  failures?: readonly Failure[];
}

/** A preparation is not a test, but counts as one failure when it fails. */
export type Step = { name: string } & (
  | { prepare: () => Promise<unknown>; run?: never }
  | { run: () => Promise<TestRun>; prepare?: never }
);

export interface StepResult extends TestRun {
  name: string;
  seconds: number;
}

/** Runs one step. A step that throws or runs no test counts as one failure, so that the remaining steps still run. */
export async function runStep(step: Step): Promise<StepResult> {
  const began = Date.now();
  const run = await runOf(step);
  return { name: step.name, seconds: (Date.now() - began) / 1000, ...run };
}

async function runOf({ name, prepare, run }: Step): Promise<TestRun> {
  try {
    if (prepare) return { ...noTests, failed: (await prepare()) ? 0 : 1 };
    const result = await run();
    if (result.passed + result.failed > 0) return result;
    console.error(`${name}: no test ran.`);
  } catch (error) {
    console.error(`${name} broke:`, error);
  }
  return { ...noTests, failed: 1 };
}

/** How long each step took, the slowest files of all steps, and which tests failed. */
export function outcome(results: readonly StepResult[]): string {
  const steps = results.map(({ name, seconds, ...totals }) => {
    const tests = totals.passed + totals.failed + totals.skipped;
    return `${inSeconds(seconds)}  ${name}${tests ? `: ${summary(totals)}` : ''}`;
  });
  const files = slowest(results.flatMap(({ times = [] }) => times));
  const lines = files.map(({ file, seconds }) => `${inSeconds(seconds)}  ${file}`);
  const failed = failureList(results.flatMap(({ failures = [] }) => failures));
  return [
    'Steps:',
    ...steps,
    ...(lines.length ? ['Slowest files:', ...lines] : []),
    ...(failed ? [failed] : []),
  ].join('\n');
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;
