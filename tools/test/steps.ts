import { noTests, type TestTotals } from './totals.ts';

/** A preparation is not a test, but counts as one failure when it fails. */
export type Step = { name: string } & (
  | { prepare: () => Promise<unknown>; run?: never }
  | { run: () => Promise<TestTotals>; prepare?: never }
);

/** Runs one step. A step that throws or runs no test counts as one failure, so that the remaining steps still run. */
export async function runStep({ name, prepare, run }: Step): Promise<TestTotals> {
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
