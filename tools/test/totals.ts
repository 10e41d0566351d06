export interface TestTotals {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTests: TestTotals = { passed: 0, failed: 0, skipped: 0 };

export const addTotals = (one: TestTotals, other: TestTotals): TestTotals => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

export const summary = ({ passed, failed, skipped }: TestTotals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export function totalsOfTap(output: string): TestTotals {
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** A failing exit code without a failed test is a failure too. */
export function totalsOfJest(report: JestReport, exitCode: number): TestTotals {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: exitCode !== 0 && !failed ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function totalsOfFaults(output: string, exitCode: number): TestTotals {
  const [, passed, failed] = /^(\d+) checks passed, (\d+) failed$/m.exec(output) ?? [];
  const count = Number(failed ?? 0);
  return { passed: Number(passed ?? 0), failed: exitCode !== 0 && !count ? 1 : count, skipped: 0 };
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A flaky test counts as failed. */
export function totalsOfPlaywright({ stats }: PlaywrightReport, exitCode: number): TestTotals {
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: exitCode !== 0 && !failed ? 1 : failed, skipped: stats.skipped };
}
