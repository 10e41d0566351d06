/**
 * Imports test files into the worker's own Node, not into a VM context each, so that the application loads only once.
 * It uses only what Jest documents or exports: https://jestjs.io/docs/configuration#testrunner-string
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult, type AssertionResult, type TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import { addEventHandler, getState, resetState, run } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { takeViolations } from './rows/violations.ts';
import { writeCoverage } from './coverage.ts';
import './typescript.ts';

type RunResult = Awaited<ReturnType<typeof run>>;

const jestGlobals = new URL('./jest-globals.ts', import.meta.url).href;
let imports = 0;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: jestGlobals, shortCircuit: true } : next(specifier, context),
});

addEventHandler((event) => {
  if (event.name === 'test_start') jestExpect.setState({ assertionCalls: 0, suppressedErrors: [] });
  if (event.name === 'test_done')
    event.test.errors.push(...failedExpectations(), ...takeViolations().map((text) => new Error(text)));
});

/** Failures that `expect` records without throwing: `expect.assertions(n)` and `expect.hasAssertions()`. */
function failedExpectations() {
  const { suppressedErrors } = jestExpect.getState();
  const missing = jestExpect.extractExpectedAssertionsErrors();
  return [...suppressedErrors, ...missing.map(({ error }) => error)];
}

export default async function runTestFile(
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  _environment: unknown,
  _runtime: unknown,
  testPath: string,
): Promise<TestResult> {
  // Jest's hook maps stack traces by its own transforms only; Node maps them by the source maps in our files.
  delete (Error as { prepareStackTrace?: unknown }).prepareStackTrace;
  resetState();
  const { testTimeout, testNamePattern, expand } = globalConfig;
  if (testTimeout) getState().testTimeout = testTimeout;
  getState().testNamePattern = testNamePattern ? new RegExp(testNamePattern, 'i') : null;
  jestExpect.setState({ expand, testPath });

  const uncaught: Error[] = [];
  const stopCollecting = collectUncaught(uncaught);
  try {
    imports += 1;
    await import(`${pathToFileURL(testPath)}?${imports}`);
    const { testResults, unhandledErrorsDetailed } = await run();
    const fileErrors = [...unhandledErrorsDetailed, ...uncaught];
    return asTestResult(globalConfig, config, testPath, testResults.map(asAssertionResult), fileErrors);
  } finally {
    stopCollecting();
    await writeCoverage();
  }
}

function asTestResult(
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  testFilePath: string,
  testResults: AssertionResult[],
  fileErrors: Error[],
): TestResult {
  const count = (status: AssertionResult['status']) =>
    testResults.filter((result) => result.status === status).length;
  const messages = [
    formatResultsErrors(testResults, config, globalConfig, testFilePath),
    ...fileErrors.map((error) => formatExecError(error, config, globalConfig, testFilePath)),
  ];
  return {
    ...createEmptyTestResult(),
    displayName: config.displayName,
    failureMessage: messages.filter(Boolean).join('\n\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    testExecError: fileErrors.length ? { message: '', stack: fileErrors.map(String).join('\n') } : undefined,
    testFilePath,
    testResults,
  };
}

function asAssertionResult(result: RunResult['testResults'][number]): AssertionResult {
  const { testPath, status, errors, errorsDetailed, ...measured } = result;
  const [, ...titles] = testPath.map(String);
  const done = errors.length ? 'failed' : 'passed';
  return {
    ...measured,
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1) ?? '',
    fullName: titles.join(' '),
    status: status === 'done' ? done : status === 'skip' ? 'pending' : 'todo',
    failureMessages: errors,
    failureDetails: errorsDetailed,
  };
}

/** An error outside every test, such as a rejected promise that nothing awaits, fails the file. */
function collectUncaught(errors: Error[]) {
  const collect = (error: Error) => errors.push(error);
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  for (const event of events) process.on(event, collect);
  return () => {
    for (const event of events) process.off(event, collect);
  };
}
